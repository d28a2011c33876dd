import type { ClientSort, DeskClient } from '@saltbush/clients/api';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import { Table } from '../list/ListTable.styles.ts';
import type { ListTable } from '../list/list-table.ts';
import { Waits } from '../list/Waits.tsx';
import { waitsText } from '../list/waitsText.ts';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';

const FOCUS = { metro: 'metro', interstate: 'interstate' } as const;

const waitsSince = ({ status, submittedAt }: DeskClient) => (status === 'pending' ? submittedAt : null);
const contactOf = ({ contactName, email }: DeskClient) => `${contactName}, ${email}`;
const freightOf = ({ freightType, focus }: DeskClient) => `${freightType}, ${FOCUS[focus]}`;
const originOf = ({ originSuburb }: DeskClient) => originSuburb;
const sheetOf = ({ hasRateSheet }: DeskClient) => (hasRateSheet ? 'Yes' : 'None');
const referenceOf = ({ reference }: DeskClient) => reference;

/** The rows of clients, and what they send. */
export const CLIENTS_TABLE: ListTable<DeskClient, ClientSort> = {
  Table,
  keyOf: referenceOf,
  head: { label: 'Business', sort: 'business', cell: 'name', text: ({ businessName }) => businessName },
  columns: [
    {
      ...{ id: 'status', label: 'Status', sort: 'status' },
      render: ({ status }) => (
        <Badge tone={CLIENT_STATUS_LABELS[status].tone}>{CLIENT_STATUS_LABELS[status].label}</Badge>
      ),
      text: ({ status }) => CLIENT_STATUS_LABELS[status].label,
    },
    {
      ...{ id: 'waits', label: 'Waiting', sort: 'submitted', cell: 'when' },
      render: (row, readAt) => <Waits since={waitsSince(row)} now={readAt} />,
      text: (row, readAt) => waitsText(waitsSince(row), null, readAt),
    },
    {
      ...{ id: 'reference', label: 'Reference', sort: 'reference', cell: 'when' },
      render: referenceOf,
      text: referenceOf,
    },
    { id: 'contact', label: 'Contact', sort: 'contact', render: contactOf, text: contactOf },
    { id: 'freight', label: 'Freight', render: freightOf, text: freightOf },
    { id: 'origin', label: 'Origin', narrow: 'hidden', render: originOf, text: originOf },
    { id: 'rates', label: 'Rate sheet', narrow: 'hidden', render: sheetOf, text: sheetOf },
    {
      ...{ id: 'submitted', label: 'Set up', sort: 'submitted', cell: 'when', narrow: 'quiet' },
      render: ({ submittedAt }) => deskMoment(submittedAt),
      text: ({ submittedAt }) => submittedAt,
    },
  ],
};
