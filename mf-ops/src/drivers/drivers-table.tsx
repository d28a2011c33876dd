import { type DeskDriver, DRIVER_DOCUMENT_KINDS, type DriverSort } from '@saltbush/drivers/api';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import { Table } from '../list/ListTable.styles.ts';
import type { ListTable } from '../list/list-table.ts';
import { Waits } from '../list/Waits.tsx';
import { waitsText } from '../list/waitsText.ts';
import { DRIVER_STATUS_LABELS, PURPOSES } from './driver-statuses.data.ts';

const waitsSince = ({ status, submittedAt }: DeskDriver) => (status === 'received' ? submittedAt : null);
const referenceOf = ({ reference }: DeskDriver) => reference;
const kindOf = ({ purpose }: DeskDriver) => PURPOSES[purpose];
const licenceOf = ({ licenceClass, licenceState }: DeskDriver) => `${licenceClass}, ${licenceState}`;
const vehicleOf = ({ vehicle }: DeskDriver) => vehicle;
const documentsOf = ({ documentsVerified, documentsReceived }: DeskDriver) =>
  `${documentsVerified} of ${DRIVER_DOCUMENT_KINDS.length} verified, ${documentsReceived} sent`;

/** The rows of driver applications, with the progress of their documents. */
export const DRIVERS_TABLE: ListTable<DeskDriver, DriverSort> = {
  Table,
  keyOf: referenceOf,
  head: { label: 'Name', sort: 'name', cell: 'name', text: ({ name }) => name },
  columns: [
    {
      ...{ id: 'status', label: 'Status', sort: 'status' },
      render: ({ status }) => (
        <Badge tone={DRIVER_STATUS_LABELS[status].tone}>{DRIVER_STATUS_LABELS[status].label}</Badge>
      ),
      text: ({ status }) => DRIVER_STATUS_LABELS[status].label,
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
    { id: 'kind', label: 'Kind', narrow: 'hidden', render: kindOf, text: kindOf },
    { id: 'licence', label: 'Licence', cell: 'when', render: licenceOf, text: licenceOf },
    { id: 'vehicle', label: 'Vehicle', render: vehicleOf, text: vehicleOf },
    { id: 'documents', label: 'Documents', cell: 'when', render: documentsOf, text: documentsOf },
    {
      ...{ id: 'submitted', label: 'Sent', sort: 'submitted', cell: 'when', narrow: 'quiet' },
      render: ({ submittedAt }) => deskMoment(submittedAt),
      text: ({ submittedAt }) => submittedAt,
    },
  ],
};
