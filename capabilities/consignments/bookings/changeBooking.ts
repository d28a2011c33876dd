import { requireVersion } from '@saltbush/capability/desk';
import type { IsoDate } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { BookingEvent, BookingException, BookingStatus, MoveBookingInput } from '../api/bookings.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { exceptionOf } from './booking-record.ts';
import { exceptionAfter } from './exceptionAfter.ts';

/** Who acts, as the trail records them. */
export interface Actor {
  by: BookingEvent['by'];
  name: string;
}

export interface Change {
  status: BookingStatus;
  actor: Actor;
  note: string;
  exception?: BookingException | null | undefined;
  eta?: IsoDate | null | undefined;
  allocation?: MoveBookingInput['allocation'] | undefined;
  /** Given with `delivered`: the day on the delivery city's calendar. */
  deliveredOn?: IsoDate;
  /** Given with `picked_up`. */
  pickedUpAt?: Date | undefined;
  isForStaff?: boolean;
}

/** Statuses that end the work on a booking. */
const ENDS: readonly BookingStatus[] = ['delivered', 'declined', 'cancelled'];

/** Locks a booking for this transaction; others wait. Null when there is no such booking. */
export async function lockBooking(
  transaction: Kysely<Tables>,
  column: 'reference' | 'token_hash',
  value: string,
): Promise<BookingRow | null> {
  const row = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** @throws Refusal `stale` when the booking changed since the caller saw it. */
export const requireBookingVersion = (row: BookingRow, seen: number): void =>
  requireVersion(row, seen, { facts: { bookingStatus: row.status } });

/** Stores the new state of a booking that `lockBooking` locked, and records who changed it. */
export async function changeBooking(
  transaction: Kysely<Tables>,
  row: BookingRow,
  { status, actor, note, exception: given, eta, allocation, deliveredOn, pickedUpAt, isForStaff = false }: Change,
  at: Date,
): Promise<BookingRow> {
  const open = exceptionOf(row);
  const after = exceptionAfter({ open, given, status });
  const changed = await transaction
    .updateTable('bookings')
    .set({
      status,
      version: row.version + 1,
      exception_kind: after?.kind ?? null,
      exception_reason: after?.reason ?? null,
      ...(eta ? { eta, promised_eta: row.promised_eta ?? eta } : {}),
      ...(pickedUpAt ? { picked_up_at: pickedUpAt } : {}),
      ...(deliveredOn ? { delivered_on: deliveredOn } : {}),
      ...(ENDS.includes(status) ? { closed_at: row.closed_at ?? at } : {}),
      ...(allocation ? { driver: allocation.driver, vehicle: allocation.vehicle } : {}),
    })
    .where('reference', '=', row.reference)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('booking_events')
    .values({
      reference: row.reference,
      at,
      status,
      by: actor.by,
      actor: actor.name,
      note,
      exception_kind: given?.kind ?? null,
      exception_reason: given?.reason ?? null,
      resolves_exception: open !== null && after === null,
      eta: eta ?? null,
      for_staff: isForStaff,
    })
    .execute();
  return changed;
}
