import { isTaken, takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { nextReference, secretUuid } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { companyFor } from '@saltbush/clients/neighbours';
import type { BookingInput } from '@saltbush/consignments/api';
import type { User } from '@saltbush/contract';
import { localTime } from '@saltbush/freight';
import { runNote } from './api/run-note.ts';
import type { RunInput } from './api/runs.ts';
import { type PricedDelivery, type PricedRun, priceRun, pricesOf, totalOf } from './priceRun.ts';
import type { RunParts } from './run-parts.ts';
import { runMail, runNotice } from './runMails.ts';
import { SERIES } from './series.data.ts';

type Sender = Pick<User, 'id' | 'email'>;

interface Taken {
  reference: string;
  isNew: boolean;
}

function priceChanged(priced: PricedRun): Refusal {
  const message = 'The price of this run has changed since it was shown. Check the new prices, then book it again.';
  return new Refusal(message, { status: 409, code: 'price-changed', facts: { prices: pricesOf(priced) } });
}

/** The deliveries at the prices that were shown. @throws Refusal `invalid-input` at each field, `price-changed`. */
async function asShown(input: RunInput, user: Sender, parts: RunParts): Promise<PricedDelivery[]> {
  const priced = await priceRun(input, user.id, parts);
  const { faults } = priced;
  const deliveries = priced.deliveries.filter((delivery) => delivery !== null);
  if (deliveries.length < input.deliveries.length) {
    const message = faults.map((fault) => fault.message).join(' ');
    throw new Refusal(message, { status: 400, code: 'invalid-input', fields: faults });
  }
  const isShown = ({ quote }: PricedDelivery, at: number) =>
    quote.totalExGstCents === input.deliveries[at]?.shownTotalExGstCents;
  if (!deliveries.every(isShown)) throw priceChanged(priced);
  return deliveries;
}

/** The booking of one delivery as its form would send it. */
function inputOf(
  { pickup, pickupDate, pickupTime, booker, termsVersion, deliveries }: RunInput,
  { index, ...ids }: { index: number; submissionId: string; quoteToken: string },
): BookingInput {
  const { delivery, goods, customerReference, instructions } = deliveries[index] as RunInput['deliveries'][number];
  return {
    ...{ ...ids, pickup, pickupDate, pickupTime, booker, termsVersion },
    ...{ delivery, goods, customerReference, instructions, hasDangerousGoods: false, dangerousGoods: [] },
  };
}

/** Saves a quote for each delivery, the same ones when it is tried again. They are booked with the run or not at all. */
async function inputsOf(
  { input, id }: { input: RunInput; id: string },
  deliveries: readonly PricedDelivery[],
  user: Sender,
  { quotes, links, now }: RunParts,
): Promise<BookingInput[]> {
  const { date: day } = localTime(now(), 'Australia/Sydney');
  const inputs: BookingInput[] = [];
  for (const [index, { request, quote }] of deliveries.entries()) {
    const shownTotalExGstCents = quote.totalExGstCents;
    const facts = JSON.stringify([index, request, shownTotalExGstCents, day]);
    const submissionId = secretUuid(links, `run-quote:${id}:${facts}`);
    const { token } = await quotes.save({ submissionId, request, shownTotalExGstCents }, user.id);
    const ids = { submissionId: secretUuid(links, `run-delivery:${id}:${index}`), quoteToken: token };
    inputs.push(inputOf(input, { index, ...ids }));
  }
  return inputs;
}

/** Stores the run, its consignments and its mails, in one transaction. */
async function take(given: { input: RunInput; id: string }, user: Sender, parts: RunParts): Promise<Taken> {
  const { input, id } = given;
  const { bookings, database, now, publicUrl } = parts;
  const deliveries = await asShown(input, user, parts);
  const store = await bookings.together(await inputsOf(given, deliveries, user, parts), user);
  const at = now();
  const total = totalOf(deliveries.map(({ quote }) => quote));
  return database.db.transaction().execute(async (transaction) => {
    const reference = await nextReference(transaction, SERIES, at);
    const of = deliveries.length;
    const notes = deliveries.map((_, index) => runNote({ reference, position: index + 1, of }));
    const references = await store(transaction, notes);
    await transaction
      .insertInto('runs')
      .values({
        ...{ reference, submission_id: id, delivery_count: of, requested_at: at },
        ...{ total_ex_cents: total.totalExGstCents, gst_cents: total.gstCents },
      })
      .execute();
    const places = references.map((booking, index) => ({
      ...{ booking_reference: booking, run_reference: reference, position: index + 1 },
    }));
    await transaction.insertInto('run_deliveries').values(places).execute();
    const made = { reference, references, input, quotes: deliveries.map(({ quote }) => quote), total, at, publicUrl };
    await queueMail(transaction, runMail(made));
    await queueMail(transaction, runNotice(made));
    return { reference, isNew: true };
  });
}

/** Another request of the same form was quicker: it has the submission, or the quotes. */
const isLate = (error: unknown): boolean =>
  isTaken(error) || (error instanceof Refusal && error.code === 'already-booked');

/**
 * Books a run with all its deliveries, or none, once for each form. `isNew` is false for one that was booked already, even
 * at the same moment.
 * @throws Refusal `role-not-enough`, `invalid-input` at each field of each delivery, `price-changed` with the new prices.
 */
export async function bookRun(input: RunInput, user: Sender, parts: RunParts): Promise<Taken> {
  const { database, links } = parts;
  const { db } = database;
  // Told first, so that nobody mends a form for nothing.
  await companyFor(db, user.id, 'book');
  const id = secretUuid(links, `run:${user.id}:${input.submissionId.toLowerCase()}`);
  const find = async (): Promise<Taken | null> => {
    const row = await db.selectFrom('runs').select('reference').where('submission_id', '=', id).executeTakeFirst();
    return row ? { ...row, isNew: false } : null;
  };
  return takeOnce({ find, take: () => take({ input, id }, user, parts), isLate });
}
