import { CLAIM_KIND_WORDS, type DeskClaimRow, type DeskClaimSort } from '@saltbush/claims/api';
import { decimalAmount, formatAud } from '@saltbush/freight';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import { Table } from '../list/ListTable.styles.ts';
import type { ListTable } from '../list/list-table.ts';
import { Waits } from '../list/Waits.tsx';
import { waitsText } from '../list/waitsText.ts';
import { claimStatus } from './claim-statuses.data.ts';

/** As short as a column is. */
const SHORT: Record<DeskClaimRow['kind'], string> = { damage: 'Damage', loss: 'Loss', delay: 'Delay' };

/** The rows of claims. Amounts are before GST. */
export const CLAIMS_TABLE: ListTable<DeskClaimRow, DeskClaimSort> = {
  Table,
  keyOf: ({ reference }) => reference,
  head: { label: 'Reference', sort: 'reference', text: ({ reference }) => reference },
  columns: [
    {
      ...{ id: 'status', label: 'Status', sort: 'status' },
      render: ({ status }) => <Badge tone={claimStatus(status).tone}>{claimStatus(status).label}</Badge>,
      text: ({ status }) => claimStatus(status).label,
    },
    {
      ...{ id: 'waits', label: 'Waiting', cell: 'when' },
      render: ({ waitsSince }, readAt) => <Waits since={waitsSince} now={readAt} />,
      text: ({ waitsSince }, readAt) => waitsText(waitsSince, null, readAt),
    },
    {
      ...{ id: 'business', label: 'Business', sort: 'business', cell: 'name' },
      render: ({ businessName }) => businessName,
      text: ({ businessName }) => businessName,
    },
    {
      ...{ id: 'kind', label: 'For', sort: 'kind' },
      render: ({ kind }) => SHORT[kind],
      text: ({ kind }) => CLAIM_KIND_WORDS[kind],
    },
    {
      ...{ id: 'amount', label: 'Claimed ex GST', sort: 'amount', align: 'end' },
      render: ({ amountCents }) => formatAud(amountCents),
      text: ({ amountCents }) => decimalAmount(amountCents),
    },
    {
      ...{ id: 'agreed', label: 'Agreed ex GST', align: 'end', narrow: 'quiet' },
      render: ({ agreedCents }) => (agreedCents === null ? '' : formatAud(agreedCents)),
      text: ({ agreedCents }) => (agreedCents === null ? '' : decimalAmount(agreedCents)),
    },
    {
      ...{ id: 'booking', label: 'Booking', narrow: 'quiet' },
      render: ({ shipmentReference }) => shipmentReference,
      text: ({ shipmentReference }) => shipmentReference,
    },
    {
      ...{ id: 'route', label: 'Route', isOff: true },
      render: ({ route }) => route,
      text: ({ route }) => route,
    },
    {
      ...{ id: 'lodged', label: 'Made', sort: 'lodged', cell: 'when', narrow: 'quiet' },
      render: ({ lodgedAt }) => deskMoment(lodgedAt),
      text: ({ lodgedAt }) => lodgedAt,
    },
  ],
};
