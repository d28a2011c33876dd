import { requireVersion } from '@saltbush/capability/desk';
import type { IsoDate } from '@saltbush/freight';
import type { Kysely, Updateable } from 'kysely';
import type { BookingEvent, BookingException, BookingStatus } from '../api/bookings.ts';
import { noteEvent } from '../news/noteEvent.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { exceptionOf } from './booking-record.ts';
import { exceptionAfter } from './exceptionAfter.ts';

/** Who acts, as the trail records them. */
export interface Actor {
  by: BookingEvent['by'];
  name: string;
}

/** Who carries it with what. */
export interface Allocation {
  driver: string;
  vehicle: string;
  /** Where both stand in the lists, and when they are taken; left out for somebody who is on neither. */
  planned?: { driverReference: string; vehicleReference: string; from: Date; until: Date };
}

export interface Change {
  status: BookingStatus;
  actor: Actor;
  note: string;
  exception?: BookingException | null | undefined;
  eta?: IsoDate | null | undefined;
  /** Null takes the present one back. */
  allocation?: Allocation | null | undefined;
  /** Of the form that allocated it. */
  submissionId?: string | undefined;
  /** Given with `delivered`: the day on the delivery city's calendar. */
  deliveredOn?: IsoDate;
  /** Given with `delivered`: driver and vehicle are free from then on. */
  deliveredAt?: Date;
  /** What is paid of its invoice from now on, what is credited, and how many of its lines wait for an answer. */
  paidCents?: number;
  creditedCents?: number | undefined;
  openDisputes?: number;
  /** Given with `picked_up`. */
  pickedUpAt?: Date | undefined;
  isForStaff?: boolean;
  /** What the client changed of the booking itself. */
  amended?: Updateable<Tables['bookings']>;
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

function allocationColumns(allocation: Allocation | null) {
  const planned = allocation?.planned;
  return {
    driver: allocation?.driver ?? null,
    vehicle: allocation?.vehicle ?? null,
    driver_reference: planned?.driverReference ?? null,
    vehicle_reference: planned?.vehicleReference ?? null,
    run_from: planned?.from ?? null,
    run_until: planned?.until ?? null,
  };
}

/** The run as it went: it began with the pickup, takes as long as planned, and ended with the delivery. */
function runColumns({ run_from: from, run_until: until }: BookingRow, { pickedUpAt, deliveredAt }: Change) {
  if (from === null || until === null) return {};
  if (pickedUpAt) {
    return { run_from: pickedUpAt, run_until: new Date(pickedUpAt.getTime() + until.getTime() - from.getTime()) };
  }
  return deliveredAt && deliveredAt > from ? { run_until: deliveredAt } : {};
}

/** How its invoice stands. */
const moneyColumns = ({ paidCents, creditedCents, openDisputes }: Change) => ({
  ...(paidCents === undefined ? {} : { paid_cents: paidCents }),
  ...(creditedCents === undefined ? {} : { credited_cents: creditedCents }),
  ...(openDisputes === undefined ? {} : { open_disputes: openDisputes }),
});

/** Stores the new state of a booking that `lockBooking` locked, and records who changed it. */
export async function changeBooking(
  transaction: Kysely<Tables>,
  row: BookingRow,
  change: Change,
  at: Date,
): Promise<BookingRow> {
  const { status, actor, note, exception: given, eta, allocation, deliveredOn, pickedUpAt } = change;
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
      ...moneyColumns(change),
      ...(ENDS.includes(status) ? { closed_at: row.closed_at ?? at } : {}),
      ...runColumns(row, change),
      ...(allocation === undefined ? {} : allocationColumns(allocation)),
      ...change.amended,
    })
    .where('reference', '=', row.reference)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteEvent(transaction, {
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
    for_staff: change.isForStaff ?? false,
    driver: allocation?.driver ?? null,
    vehicle: allocation?.vehicle ?? null,
    submission_id: change.submissionId ?? null,
  });
  return changed;
}
