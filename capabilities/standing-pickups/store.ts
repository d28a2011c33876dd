import { isTaken, takeOnce } from '@saltbush/capability/database';
import { orNotFound, requireVersion } from '@saltbush/capability/desk';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { companyFor, requireMay } from '@saltbush/clients/neighbours';
import type { RepeatedBooking } from '@saltbush/consignments/neighbours';
import type { User } from '@saltbush/contract';
import { clockCity, type IsoDate, localTime, resolvePlace, TERMS } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type {
  AddStandingPickupInput,
  ChangeStandingPickupInput,
  RemoveStandingPickupInput,
} from './api/standing-pickups.ts';
import { MOST_STANDING_PICKUPS } from './api/weekdays.data.ts';
import { inputOn, requestOn } from './bookDay.ts';
import { inPlanOf } from './inPlanOf.ts';
import { SERIES } from './series.data.ts';
import type { StandingParts } from './standing-parts.ts';
import { type StandingRule, standingDays } from './standingDays.ts';
import type { StandingRow, Tables } from './tables.ts';

type Client = Pick<User, 'id' | 'email'>;

const NO_SHIPMENT = 'You have no consignment with this reference. Check the reference, or call us.';
const NO_STANDING = 'There is no such standing pickup. Somebody may have ended it.';
const ENDED: readonly string[] = ['declined', 'cancelled'];

function fault(path: string, message: string): Refusal {
  return new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path, message }] });
}

function requireTerms(version: string): void {
  if (version === '') throw fault('termsVersion', 'Please accept the terms to have the pickups booked');
  if (version !== TERMS.version) {
    throw fault('termsVersion', 'The terms have changed. Please read and accept the current ones');
  }
}

const ruleOf = ({ weekdays, until }: { weekdays: StandingRule['weekdays']; until: string }) => ({
  weekdays: [...weekdays].sort((one, other) => one - other),
  until: until === '' ? null : until,
});

const cityOf = ({ details }: Pick<RepeatedBooking, 'details'>) => clockCity(resolvePlace(details.pickup.suburb));

/** The first pickup day of a rule. @throws Refusal at `until` when there is none. */
function firstDay(rule: StandingRule, booking: RepeatedBooking, now: Date): { today: IsoDate; day: IsoDate } {
  const city = cityOf(booking);
  const { date: today } = localTime(now, city.timeZone);
  const [day] = standingDays(rule, { after: today, state: city.state, count: 1 });
  if (day === undefined) throw fault('until', 'There is no pickup day up to this one. Choose a later last day');
  return { today, day };
}

/** Requires that the first day could be booked now. @throws Refusal at `shipmentReference` that says why it could not. */
async function requireBookable(booking: RepeatedBooking, day: IsoDate, user: Client, parts: StandingParts) {
  const { quotes, bookings } = parts;
  try {
    const request = requestOn(booking, day);
    const quote = await quotes.price(request, user.id);
    const ids = { submissionId: '00000000-0000-4000-8000-000000000000', quoteToken: 'none' };
    bookings.requireBookable({ request, quote }, inputOn(booking, { day, email: user.email, ...ids }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    throw fault('shipmentReference', error.message);
  }
}

async function requireRoom(db: Kysely<Tables>, { id }: Client): Promise<void> {
  const kept = await db
    .selectFrom('standing_pickups')
    .select('reference')
    .where(await inPlanOf(db, id))
    .limit(MOST_STANDING_PICKUPS)
    .execute();
  if (kept.length < MOST_STANDING_PICKUPS) return;
  const message = `You keep ${MOST_STANDING_PICKUPS} standing pickups, and there is no room for more. End one that you no longer need, then try again.`;
  throw new Refusal(message, { status: 409, code: 'standing-full' });
}

export type StandingStore = ReturnType<typeof createStandingStore>;

/** Standing pickups, each with what a client may do with it. */
export function createStandingStore(parts: StandingParts) {
  const { database, bookings, now } = parts;
  const { db } = database;

  async function add(input: AddStandingPickupInput, user: Client): Promise<StandingRow> {
    requireTerms(input.termsVersion);
    const company = await companyFor(db, user.id, 'book');
    const booking = orNotFound(await bookings.repeatedBy(user.id, input.shipmentReference), NO_SHIPMENT);
    const { reference: repeated, status } = booking;
    if (booking.company !== null && booking.company !== company) {
      throw fault('shipmentReference', `${repeated} was booked for another company than the one you book for.`);
    }
    if (ENDED.includes(status)) {
      throw fault('shipmentReference', `${repeated} was ${status}. Repeat one that we carry or carried.`);
    }
    const rule = ruleOf(input);
    const at = now();
    const { today, day } = firstDay(rule, booking, at);
    await requireBookable(booking, day, user, parts);
    return db.transaction().execute(async (transaction) => {
      await requireRoom(transaction, user);
      return transaction
        .insertInto('standing_pickups')
        .values({
          reference: await nextReference(transaction, SERIES, at),
          ...{ client_reference: company, user_id: user.id, email: user.email, submission_id: input.submissionId },
          ...{ booking_reference: repeated, weekdays: JSON.stringify(rule.weekdays), until: rule.until },
          ...{ terms_version: input.termsVersion, last_day: today, added_at: at },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /** One that the user sees and may change, locked. @throws Refusal `not-found`, `role-not-enough`, `stale`. */
  async function lock(transaction: Kysely<Tables>, reference: string, version: number, user: Client) {
    const row = await transaction
      .selectFrom('standing_pickups')
      .selectAll()
      .where('reference', '=', reference)
      .where(await inPlanOf(transaction, user.id))
      .forUpdate()
      .executeTakeFirst();
    const found = orNotFound(row ?? null, NO_STANDING);
    await requireMay(transaction, { userId: user.id, act: 'book', company: found.client_reference });
    requireVersion(found, version);
    return found;
  }

  return {
    list: async (userId: string): Promise<StandingRow[]> =>
      db
        .selectFrom('standing_pickups')
        .selectAll()
        .where(await inPlanOf(db, userId))
        .orderBy('is_paused')
        .orderBy('reference')
        .execute(),

    /** @throws Refusal `standing-known`, `standing-full`, or `invalid-input` at the field that keeps it from repeating. */
    async add(input: AddStandingPickupInput, user: Client): Promise<{ row: StandingRow; isNew: boolean }> {
      const find = async () => {
        const row = await db
          .selectFrom('standing_pickups')
          .selectAll()
          .where('user_id', '=', user.id)
          .where('submission_id', '=', input.submissionId)
          .executeTakeFirst();
        return row ? { row, isNew: false } : null;
      };
      try {
        return await takeOnce({ find, take: async () => ({ row: await add(input, user), isNew: true }) });
      } catch (error) {
        if (!isTaken(error)) throw error;
        const message = `${input.shipmentReference} repeats already. Change its days at your standing pickups.`;
        const fields = [{ path: 'shipmentReference', message }];
        throw new Refusal(message, { status: 409, code: 'standing-known', fields, cause: error });
      }
    },

    /** Says which booking repeats. @throws Refusal `not-found`, also for another company's. */
    async requireOne(reference: string, user: Client): Promise<{ repeated: string }> {
      const seen = await db
        .selectFrom('standing_pickups')
        .select('booking_reference as repeated')
        .where('reference', '=', reference)
        .where(await inPlanOf(db, user.id))
        .executeTakeFirst();
      return orNotFound(seen ?? null, NO_STANDING);
    },

    /** Whoever changes it books from then on, and gets its mails. */
    async change(
      { reference, repeated }: { reference: string; repeated: string },
      input: ChangeStandingPickupInput,
      user: Client,
    ): Promise<StandingRow> {
      // Asked before the transaction: an embedded database has one connection.
      const booking = (await bookings.repeated([repeated])).get(repeated);
      const rule = ruleOf(input);
      return db.transaction().execute(async (transaction) => {
        const row = await lock(transaction, reference, input.version, user);
        if (input.termsVersion !== '') requireTerms(input.termsVersion);
        const { today } = booking ? firstDay(rule, booking, now()) : { today: row.last_day };
        return transaction
          .updateTable('standing_pickups')
          .set({
            ...{ weekdays: JSON.stringify(rule.weekdays), until: rule.until, is_paused: input.isPaused },
            ...{ user_id: user.id, email: user.email, version: row.version + 1 },
            // Days that passed while it was paused are not booked later.
            last_day: row.last_day > today ? row.last_day : today,
            ...(input.termsVersion !== '' && { terms_version: input.termsVersion }),
          })
          .where('reference', '=', reference)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
    },

    remove: (reference: string, { version }: RemoveStandingPickupInput, user: Client): Promise<StandingRow> =>
      db.transaction().execute(async (transaction) => {
        const row = await lock(transaction, reference, version, user);
        await transaction.deleteFrom('standing_pickups').where('reference', '=', reference).execute();
        return row;
      }),
  };
}
