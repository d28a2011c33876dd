import type { ErasureObstacle } from '@saltbush/business-api/people';
import type { Queries } from '@saltbush/capability/database';
import { isAddressOf, type Person } from '@saltbush/capability/people';
import { driversOf } from '@saltbush/drivers/neighbours';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { BookingStatus } from '../api/bookings.ts';
import { ENDED } from '../bookings/bookingRetention.ts';
import type { Tables } from '../tables.ts';
import { bookerEmail } from './bookerEmail.ts';

const NAMED_AT_MOST = 5;
/** Statuses in which somebody is to drive, or drives. */
const DRIVEN: readonly BookingStatus[] = ['allocated', 'picked_up', 'in_transit', 'out_for_delivery'];

/** References of some bookings, a few of them by name; null when there are none. */
async function named(open: SelectQueryBuilder<Tables, 'bookings', object>): Promise<string | null> {
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const count = Number(total);
  if (count === 0) return null;
  const rows = await open.select('reference').orderBy('reference').limit(NAMED_AT_MOST).execute();
  const more = count > rows.length ? ` and ${count - rows.length} more` : '';
  return `${rows.map(({ reference }) => reference).join(', ')}${more}`;
}

/**
 * Freight under way: until it has arrived, the driver and the receiver need to know whom to ring. And a disputed invoice,
 * whose answer is a mail to who disputes it.
 */
export async function obstaclesTo(db: Queries<Tables>, person: Person): Promise<ErasureObstacle[]> {
  const booked = await named(
    db
      .selectFrom('bookings')
      .where(isAddressOf(person, bookerEmail))
      .where((where) => where.or([where('status', 'not in', [...ENDED]), where('exception_kind', 'is not', null)])),
  );
  const disputed = await named(
    db.selectFrom('bookings').where('reference', 'in', (of) =>
      of
        .selectFrom('invoices')
        .innerJoin('invoice_disputes', 'invoice_disputes.invoice_reference', 'invoices.reference')
        .select('invoices.booking_reference')
        .where('invoice_disputes.outcome', 'is', null)
        .where(isAddressOf(person, sql.ref('invoice_disputes.raised_by'))),
    ),
  );
  const drivers = await driversOf(db, person);
  const driven =
    drivers.length === 0
      ? null
      : await named(
          db
            .selectFrom('bookings')
            .where('driver_reference', 'in', drivers)
            .where('status', 'in', [...DRIVEN]),
        );
  const obstacles: ErasureObstacle[] = [];
  if (booked !== null) {
    const message =
      `Freight of this person is under way: ${booked}. Deliver and invoice it, settle what went wrong, or cancel it ` +
      'first: until then the driver and the receiver need to know whom to ring.';
    obstacles.push({ code: 'freight-under-way', message });
  }
  if (disputed !== null) {
    const message = `This person disputes the invoice of ${disputed}. Answer it first: the answer goes to them.`;
    obstacles.push({ code: 'freight-under-way', message });
  }
  if (driven !== null) {
    const message = `This person is to drive ${driven}. Deliver it, or allocate it to somebody else first.`;
    obstacles.push({ code: 'freight-under-way', message });
  }
  return obstacles;
}
