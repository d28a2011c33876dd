import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ClientBooking, ClientBookings } from '../api/bookings.ts';
import type { Tables } from '../tables.ts';
import { badgeOf } from './badgeOf.ts';
import type { BookingContext } from './booking-context.ts';
import { exceptionOf } from './booking-record.ts';
import { bookingToken } from './bookingToken.ts';

const PAGE_SIZE = 20;

/** The bookings that a user made while signed in, newest first: those of which `own` is true. `page` counts from 1. */
export async function listClientBookings(
  own: (where: ExpressionBuilder<Tables, 'bookings'>) => ExpressionWrapper<Tables, 'bookings', SqlBool>,
  page: number,
  { database: { db }, links }: Pick<BookingContext, 'database' | 'links'>,
): Promise<ClientBookings> {
  const found = db.selectFrom('bookings').where(own);
  const rows = await found
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(
      (row): ClientBooking => ({
        reference: row.reference,
        token: bookingToken(links, row.reference),
        status: row.status,
        badge: badgeOf(row.status),
        exception: exceptionOf(row),
        requestedAt: row.requested_at.toISOString(),
        pickupDate: row.pickup_date,
        eta: row.eta,
        from: row.pickup_suburb,
        to: row.delivery_suburb,
        serviceName: row.quote.serviceName,
        totalIncGstCents: row.total_ex_cents + row.gst_cents,
      }),
    ),
    total,
    page,
    pageSize: PAGE_SIZE,
  };
}
