import type { DeskBooking, DeskBookingSort } from '@saltbush/consignments/api';
import { decimalAmount, formatAud, SERVICE_NAMES } from '@saltbush/freight';
import { deskMoment } from '../consignment/deskTime.ts';
import { Flags } from '../consignment/Flags.tsx';
import { isPickupOverdue, pickupLabel, pickupToday } from '../consignment/pickupLabel.ts';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { EXCEPTIONS, STATUSES } from '../consignment/statuses.data.ts';
import type { ListTable } from '../list/list-table.ts';
import { Waits } from '../list/Waits.tsx';
import { waitsText } from '../list/waitsText.ts';
import { Table } from './BookingsTable.styles.ts';

/** Short forms of the two long names, as used at the desk. */
const SHORT_NAMES: Record<string, string> = { [SERVICE_NAMES.FTL]: 'FTL', [SERVICE_NAMES.LTL]: 'LTL' };
const serviceOf = ({ serviceName }: DeskBooking) => SHORT_NAMES[serviceName] ?? serviceName;

/** Since when somebody waits for the answer to a request. An older gateway does not say until when. */
const waitsSince = ({ status, requestedAt }: DeskBooking) => (status === 'requested' ? requestedAt : null);

const isOverdue = (row: DeskBooking, readAt: number) => isPickupOverdue(row, pickupToday(row, readAt));

function flagsText(row: DeskBooking, readAt: number): string {
  const { exception, hasDangerousGoods, needsReview } = row;
  return [
    exception && `${EXCEPTIONS[exception.kind]}: ${exception.reason}`,
    isOverdue(row, readAt) && 'Pickup overdue',
    hasDangerousGoods && 'Dangerous goods',
    needsReview && 'Confirm price',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The rows of bookings. */
export const BOOKINGS_TABLE: ListTable<DeskBooking, DeskBookingSort> = {
  Table,
  keyOf: ({ reference }) => reference,
  head: { label: 'Reference', sort: 'reference', cell: 'reference', text: ({ reference }) => reference },
  columns: [
    {
      ...{ id: 'status', label: 'Status', sort: 'status' },
      render: ({ status }) => <StatusBadge status={status} />,
      text: ({ status }) => STATUSES[status].label,
    },
    {
      ...{ id: 'waits', label: 'Waiting', sort: 'requested' },
      render: (row, readAt) => <Waits since={waitsSince(row)} due={row.answerBy} now={readAt} />,
      text: (row, readAt) => waitsText(waitsSince(row), row.answerBy, readAt),
    },
    { id: 'pickup', label: 'Pickup', sort: 'pickup', render: pickupLabel, text: pickupLabel },
    {
      ...{ id: 'route', label: 'Route', sort: 'route' },
      render: ({ from, to }) => (
        <>
          {from} <span>to</span> {to}
        </>
      ),
      text: ({ from, to }) => `${from} to ${to}`,
    },
    { id: 'service', label: 'Service', render: serviceOf, text: serviceOf },
    {
      ...{ id: 'vehicle', label: 'Vehicle', isOff: true },
      render: ({ vehicle }) => vehicle ?? '',
      text: ({ vehicle }) => vehicle ?? '',
    },
    {
      ...{ id: 'business', label: 'Business', sort: 'business' },
      render: ({ businessName }) => businessName,
      text: ({ businessName }) => businessName,
    },
    {
      ...{ id: 'price', label: 'Inc GST', sort: 'price', align: 'end' },
      render: ({ totalIncGstCents }) => formatAud(totalIncGstCents),
      text: ({ totalIncGstCents }) => decimalAmount(totalIncGstCents),
    },
    {
      ...{ id: 'flags', label: 'Look at' },
      render: (row, readAt) => <Flags {...row} isOverdue={isOverdue(row, readAt)} />,
      text: flagsText,
    },
    {
      ...{ id: 'requested', label: 'Requested', sort: 'requested', isOff: true },
      render: ({ requestedAt }) => deskMoment(requestedAt),
      text: ({ requestedAt }) => requestedAt,
    },
  ],
  bulk: [
    {
      ...{ id: 'accepted', label: 'Accept' },
      isFor: ({ status, needsReview, hasDangerousGoods }) =>
        status === 'requested' && !needsReview && !hasDangerousGoods,
      question: (what) => `Accept ${what}`,
      lead: 'Each client gets the mail that confirms it, with the usual transit time.',
      whyNot:
        'only requests can be accepted, and one with dangerous goods or a price to confirm is looked at by itself.',
    },
  ],
};
