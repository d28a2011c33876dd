import type { DeskBooking } from '@saltbush/business-api/bookings';
import { formatAud, SERVICE_NAMES } from '@saltbush/freight';
import { TextLink } from '@saltbush/ui';
import type { DeskBookingsQuery } from '../api/deskBookings.ts';
import { deskDate } from '../consignment/deskTime.ts';
import { Flags } from '../consignment/Flags.tsx';
import { isPickupOverdue, pickupLabel } from '../consignment/pickupLabel.ts';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { ROW_LINK } from '../frame/listShortcuts.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import * as T from '../frame/table.styles.ts';
import * as S from './BookingsTable.styles.ts';
import { deskHref } from './deskAddress.ts';
import { VIEWS } from './views.data.ts';

interface BookingsTableProps {
  wanted: DeskBookingsQuery;
  /** Undefined while the first answer is on its way. */
  rows: readonly DeskBooking[] | undefined;
  /** When they were read, in milliseconds: decides which day is today. */
  readAt: number | undefined;
}

/** The bookings of a view: a table where there is room for its columns, otherwise a list of three lines each. */
export function BookingsTable({ wanted, rows, readAt = 0 }: BookingsTableProps) {
  if (!rows) return <RowsSkeleton label="Reading the bookings" />;
  if (rows.length === 0) return <NoBookings wanted={wanted} />;
  const today = deskDate(readAt);
  return (
    <T.Frame>
      <S.Table>
        <caption>{VIEWS[wanted.view].label} bookings</caption>
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
            <BookingRow key={row.reference} row={row} today={today} />
          ))}
        </tbody>
      </S.Table>
    </T.Frame>
  );
}

/** What everybody at the desk calls the two long names; the others are short. */
const SHORT_NAMES: Record<string, string> = { [SERVICE_NAMES.FTL]: 'FTL', [SERVICE_NAMES.LTL]: 'LTL' };

function BookingRow({ row, today }: { row: DeskBooking; today: string }) {
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
      <td data-cell="pickup">{pickupLabel(row, today)}</td>
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
        <Flags {...row} isOverdue={isPickupOverdue(row, today)} />
      </td>
    </tr>
  );
}

function NoBookings({ wanted }: { wanted: DeskBookingsQuery }) {
  const { view, search, page } = wanted;
  if (page > 1) {
    return (
      <T.Empty>
        <p>This page of the list is empty by now.</p>
        <TextLink href={deskHref({ ...wanted, page: 1 })}>Go to the first page</TextLink>
      </T.Empty>
    );
  }
  if (search === '') {
    return (
      <T.Empty>
        <p>{VIEWS[view].empty}</p>
      </T.Empty>
    );
  }
  return (
    <T.Empty>
      <p>
        No {view === 'all' ? '' : `${VIEWS[view].label.toLowerCase()} `}booking has “{search}” in its reference,
        business or suburbs.
      </p>
      {view === 'all' ? (
        <TextLink href={deskHref({ view, search: '', page: 1 })}>Clear the search</TextLink>
      ) : (
        <TextLink href={deskHref({ view: 'all', search, page: 1 })}>Search all bookings</TextLink>
      )}
    </T.Empty>
  );
}
