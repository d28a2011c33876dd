import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { BookingStatus, MoveBookingInput } from '../api/bookings.ts';
import { invoiceMail } from '../invoices/invoiceMail.ts';
import { invoicePdf } from '../invoices/invoicePdf.ts';
import { issueInvoice } from '../invoices/issueInvoice.ts';
import type { BookingRow, Tables } from '../tables.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';
import { type BookingMailKind, bookingMail } from './bookingMail.ts';
import { bookingUrl } from './bookingUrl.ts';
import { changeBooking, lockBooking, requireBookingVersion } from './changeBooking.ts';
import { expectedDelivery } from './expectedDelivery.ts';
import { stopMoment } from './stopMoment.ts';
import { isOpen, nextStatuses, STATUS_WORDS } from './transitions.ts';

/** The moves that the client is mailed about, with the mail. */
const MAILS: Partial<Record<BookingStatus, BookingMailKind>> = {
  accepted: 'accepted',
  declined: 'declined',
  cancelled: 'cancelled',
  picked_up: 'picked-up',
};

function refuseStatus(message: string): never {
  throw new Refusal(message, { status: 409, code: 'status-not-possible' });
}

function refuseField(path: string, message: string): never {
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path, message }] });
}

function requireMove({ reference, status }: BookingRow, next: BookingStatus): void {
  const choices = nextStatuses(status);
  if (!choices.includes(next)) {
    const words = choices.map((choice) => STATUS_WORDS[choice]).join(' or ');
    const after = words === '' ? 'Nothing follows it.' : `Next it can be ${words}.`;
    refuseStatus(`${reference} is ${STATUS_WORDS[status]} and cannot become ${STATUS_WORDS[next]}. ${after}`);
  }
  if (next === 'delivered') refuseStatus(`Record the POD of ${reference}: that delivers it.`);
}

function requireAddition({ reference, status }: BookingRow, input: MoveBookingInput): void {
  if (!isOpen(status)) refuseStatus(`${reference} is ${STATUS_WORDS[status]}. Nothing can be added to it any more.`);
  const { note, allocation, exception, eta } = input;
  const isEmpty = note.trim() === '' && !allocation && exception === undefined && !eta;
  if (isEmpty) refuseField('note', 'Write a note, or say what went wrong or when it arrives.');
}

interface Acting {
  actor: string;
  at: Date;
  /** Of a pickup that is known to the second; else the input says it by the clock there, or it is now. */
  pickedUpAt?: Date;
  /** Null when whoever moves several writes one mail about all of them. */
  context: Pick<BookingContext, 'links' | 'publicUrl'> | null;
}

/**
 * The same for a booking that is locked already, in the caller's transaction.
 * @throws Refusal `stale` when somebody else changed it first, `status-not-possible`, `invalid-input`.
 */
export async function moveWithin(
  transaction: Kysely<Tables>,
  row: BookingRow,
  input: MoveBookingInput,
  { actor, at, context, pickedUpAt: known }: Acting,
): Promise<BookingRow> {
  requireBookingVersion(row, input.version);
  const { status, allocation, exception, eta } = input;
  const note = input.note.trim();
  const isMove = status !== row.status;
  if (isMove) requireMove(row, status);
  else requireAddition(row, input);
  if (isMove && status === 'allocated' && !allocation) {
    refuseField('allocation', 'Driver and vehicle are required to allocate it.');
  }
  if (eta && eta < row.pickup_date) refuseField('eta', 'The expected delivery cannot be before the pickup date.');
  const expected = status === 'accepted' && isMove ? (row.eta ?? etaOf(row)) : null;

  const isStraightOut = row.status === 'allocated' && status === 'out_for_delivery';
  const loaded = isStraightOut ? await pickUp(transaction, row, { actor, at }) : row;
  const pickedUpAt =
    isMove && status === 'picked_up' ? (known ?? pickupTime(row, input.pickedUpAtLocal, at)) : undefined;
  const isForStaff = !isMove && exception === undefined && !eta;
  const by = { by: 'staff', name: actor } as const;
  const change = { status, actor: by, note, exception, eta: eta ?? expected, allocation, pickedUpAt, isForStaff };
  const changed = await changeBooking(transaction, loaded, change, at);
  const url = context && bookingUrl(context, row.reference);
  const kind = isMove ? MAILS[isStraightOut ? 'picked_up' : status] : undefined;
  if (url && kind) await queueMail(transaction, bookingMail(kind, { row: changed, url, note }));
  if (url && exception) await queueMail(transaction, bookingMail('exception', { row: changed, url, note }));
  if (isMove && status === 'invoiced') {
    const invoice = await issueInvoice(transaction, changed, { actor, at });
    const pdf = url && (await invoicePdf(transaction, invoice.reference, at));
    if (url && pdf) await queueMail(transaction, invoiceMail(invoice, { row: changed, url, pdf }));
  }
  return changed;
}

/**
 * Moves a booking to another status, or adds a note, exception or ETA to it, for a member of staff. Null when there is
 * no such booking.
 * @throws Refusal `stale` when somebody else changed it first, `status-not-possible`, `invalid-input`.
 */
export async function moveBooking(
  reference: string,
  input: MoveBookingInput,
  actor: string,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const at = context.now();
  return context.database.db.transaction().execute(async (transaction) => {
    const row = await lockBooking(transaction, 'reference', reference);
    if (row === null) return null;
    return loadRecord(transaction, await moveWithin(transaction, row, input, { actor, at, context }));
  });
}

/** The pickup of freight that goes straight to its receiver. */
const pickUp = (transaction: Kysely<Tables>, row: BookingRow, { actor, at }: { actor: string; at: Date }) =>
  changeBooking(
    transaction,
    row,
    { status: 'picked_up', actor: { by: 'staff', name: actor }, note: '', pickedUpAt: at },
    at,
  );

/** When no time was entered, it was picked up now. */
const pickupTime = (row: BookingRow, local: string | undefined, now: Date): Date =>
  local === undefined ? now : stopMoment(row, { end: 'pickup', local, now }).at;

const etaOf = ({ quote, delivery_suburb: delivery, pickup_date: pickupDate }: BookingRow) =>
  expectedDelivery(quote, { delivery, pickupDate });
