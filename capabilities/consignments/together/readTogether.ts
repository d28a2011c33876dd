import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { IsoDate } from '@saltbush/freight';
import type { Booking, BookingException, BookingStatus, StatusBadge } from '../api/bookings.ts';
import { badgeOf } from '../bookings/badgeOf.ts';
import { exceptionOf } from '../bookings/booking-record.ts';
import { cancellationRule } from '../bookings/cancellationRule.ts';
import type { ConsignmentTables } from '../tables.ts';

/** A booking as whoever shows several of them together needs it. */
export interface TogetherBooking extends Pick<Booking, 'request' | 'quote' | 'details' | 'cancellation'> {
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  exception: BookingException | null;
  eta: IsoDate | null;
  deliveredOn: IsoDate | null;
  version: number;
}

/** Bookings by their references, as they are at this moment. Whose they are, the caller has asked. */
export async function readTogether(
  given: Queries<GroundTables>,
  references: readonly string[],
  now: Date,
): Promise<Map<string, TogetherBooking>> {
  if (references.length === 0) return new Map();
  const rows = await withTables<ConsignmentTables>(given)
    .selectFrom('bookings')
    .selectAll()
    .where('reference', 'in', [...references])
    .execute();
  return new Map(
    rows.map((row) => {
      const { reference, status, request, quote, details, eta, version } = row;
      const pickup = { pickup: row.pickup_suburb, pickupDate: row.pickup_date, pickupTime: row.pickup_time };
      return [
        reference,
        {
          ...{ reference, status, badge: badgeOf(status), exception: exceptionOf(row), request, quote, details },
          ...{ eta, deliveredOn: row.delivered_on, version },
          cancellation: cancellationRule({ status, ...pickup }, now),
        },
      ];
    }),
  );
}
