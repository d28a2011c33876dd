import type { DeskBooking } from '@saltbush/consignments/api';
import { formatAud, SERVICE_NAMES } from '@saltbush/freight';
import { Flags } from '../consignment/Flags.tsx';
import { isPickupOverdue, pickupLabel, pickupToday } from '../consignment/pickupLabel.ts';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { ROW_LINK } from '../frame/listShortcuts.ts';
import * as T from '../frame/table.styles.ts';
import * as S from './BookingsTable.styles.ts';

interface BookingsTableProps {
  caption: string;
  rows: readonly DeskBooking[];
  /** When they were read, in milliseconds; determines which day is today. */
  readAt: number;
}

/** The bookings of a view: a table if its columns fit, otherwise items of three lines. */
export function BookingsTable({ caption, rows, readAt }: BookingsTableProps) {
  return (
    <T.Frame>
      <S.Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Reference</th>
            <th scope="col">Status</th>
            <th scope="col">Pickup</th>
            <th scope="col">Route</th>
            <th scope="col">Service</th>
            <th scope="col">Vehicle</th>
            <th scope="col">Business</th>
            <th scope="col" data-align="end">
              Inc GST
            </th>
            <th scope="col">Look at</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BookingRow key={row.reference} row={row} readAt={readAt} />
          ))}
        </tbody>
      </S.Table>
    </T.Frame>
  );
}

/** Short forms of the two long names, as used at the desk. */
const SHORT_NAMES: Record<string, string> = { [SERVICE_NAMES.FTL]: 'FTL', [SERVICE_NAMES.LTL]: 'LTL' };

function BookingRow({ row, readAt }: { row: DeskBooking; readAt: number }) {
  return (
    <tr>
      <th scope="row" data-cell="reference">
        <a href={`/ops/bookings/${row.reference}`} {...ROW_LINK}>
          {row.reference}
        </a>
      </th>
      <td data-cell="status">
        <StatusBadge status={row.status} />
      </td>
      <td data-cell="pickup">{pickupLabel(row, readAt)}</td>
      <td data-cell="route">
        {row.from} <span>to</span> {row.to}
      </td>
      <td data-cell="service">{SHORT_NAMES[row.serviceName] ?? row.serviceName}</td>
      <td data-cell="vehicle">{row.vehicle ?? ''}</td>
      <td data-cell="business">{row.businessName}</td>
      <td data-cell="price" data-align="end">
        {formatAud(row.totalIncGstCents)}
      </td>
      <td data-cell="flags">
        <Flags {...row} isOverdue={isPickupOverdue(row, pickupToday(row, readAt))} />
      </td>
    </tr>
  );
}
