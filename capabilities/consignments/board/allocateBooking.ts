import { takeOnce } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import type { Transaction } from 'kysely';
import type { AllocateBookingInput } from '../api/allocation.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { type BookingRecord, loadRecord } from '../bookings/booking-record.ts';
import { changeBooking, lockBooking, requireBookingVersion } from '../bookings/changeBooking.ts';
import { findBooking } from '../bookings/findBooking.ts';
import { moveWithin } from '../bookings/moveBooking.ts';
import { STATUS_WORDS } from '../bookings/transitions.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { planAllocation } from './planAllocation.ts';

const refuseStatus = (row: BookingRow, why: string): never => {
  throw new Refusal(`${row.reference} is ${STATUS_WORDS[row.status]}. ${why}`, {
    status: 409,
    code: 'status-not-possible',
  });
};

interface Act {
  input: AllocateBookingInput;
  actor: string;
  at: Date;
  context: BookingContext;
}

/** A booking that is only requested is accepted first, if that is meant. */
async function accepted(transaction: Transaction<Tables>, row: BookingRow, act: Act): Promise<BookingRow> {
  const { input, actor, at, context } = act;
  if (row.status !== 'requested') return row;
  if (!input.accepts) refuseStatus(row, 'Accept it first, or accept and allocate it in one act.');
  const accept = { version: row.version, status: 'accepted', note: '' } as const;
  return moveWithin(transaction, row, accept, { actor, at, context });
}

async function takeBack(transaction: Transaction<Tables>, row: BookingRow, act: Act): Promise<BookingRow> {
  if (row.status !== 'allocated')
    refuseStatus(row, 'Only an allocation can be taken back, and only before the pickup.');
  const by = { by: 'staff', name: act.actor } as const;
  const { submissionId } = act.input;
  const change = { status: 'accepted', actor: by, note: '', allocation: null, submissionId, isForStaff: true } as const;
  return changeBooking(transaction, row, change, act.at);
}

async function allocate(transaction: Transaction<Tables>, locked: BookingRow, act: Act): Promise<BookingRow> {
  const { input, actor, at } = act;
  if (input.allocation === null) return takeBack(transaction, locked, act);
  const row = await accepted(transaction, locked, act);
  if (row.status !== 'accepted' && row.status !== 'allocated') {
    refuseStatus(row, 'Driver and vehicle are chosen before the pickup.');
  }
  const plan = { ...input.allocation, acceptsDoubleUse: input.acceptsDoubleUse };
  const allocation = await planAllocation(transaction, row, plan, at);
  const by = { by: 'staff', name: actor } as const;
  const isForStaff = row.status === 'allocated';
  const { submissionId } = input;
  const change = { status: 'allocated', actor: by, note: '', allocation, submissionId, isForStaff } as const;
  return changeBooking(transaction, row, change, at);
}

/**
 * Gives a booking to a driver and a vehicle of the lists, or takes that back, once for each form. Null when there is no
 * such booking.
 * @throws Refusal `stale`, `status-not-possible`, `driver-not-approved`, `vehicle-not-active`, `licence-too-low`,
 * `vehicle-too-small`, `double-use` unless that is accepted.
 */
export async function allocateBooking(
  reference: string,
  input: AllocateBookingInput,
  actor: string,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const at = context.now();
  const { db } = context.database;
  const act = { input, actor, at, context };
  return takeOnce<BookingRecord | 'missing'>({
    find: async () => {
      const event = await db
        .selectFrom('booking_events')
        .select('reference')
        .where('submission_id', '=', input.submissionId)
        .executeTakeFirst();
      return event ? ((await findBooking('reference', event.reference, context)) ?? 'missing') : null;
    },
    take: () =>
      db.transaction().execute(async (transaction) => {
        const row = await lockBooking(transaction, 'reference', reference);
        if (row === null) return 'missing';
        requireBookingVersion(row, input.version);
        return loadRecord(transaction, await allocate(transaction, row, act));
      }),
  }).then((kept) => (kept === 'missing' ? null : kept));
}
