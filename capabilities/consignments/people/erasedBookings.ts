import { setImmediate as turn } from 'node:timers/promises';
import type { Erasing } from '@saltbush/capability/people';
import { isAddressOf, isUserOf } from '@saltbush/capability/people';
import { type Kysely, type Selectable, sql } from 'kysely';
import { ENDED } from '../bookings/bookingRetention.ts';
import { removeConsignments } from '../bookings/removeConsignments.ts';
import type { Tables } from '../tables.ts';
import { blankBooking } from './blankBooking.ts';
import { bookerEmail } from './bookerEmail.ts';

const BATCH_SIZE = 20;
const EVENTS_AT_ONCE = 500;
const REMOVED = 'Removed';

type Row = Pick<Selectable<Tables['bookings']>, 'reference' | 'status' | 'details' | 'client_reference'>;

/** Whether a booking may be removed whole: it came to nothing, and no company is part of it. */
const isRemovable = ({ status, client_reference: company }: Row): boolean =>
  (status === 'declined' || status === 'cancelled') && company === null;

async function blank(transaction: Kysely<Tables>, rows: readonly Row[], erasing: Erasing): Promise<void> {
  const references = rows.map(({ reference }) => reference);
  const { pseudonym, address } = erasing;
  // Do this first, while the name is still there to compare with.
  await sql`update pods set notes = '', receiver_name =
      case when lower(receiver_name) = lower(details #>> '{booker,name}') then ${pseudonym} else receiver_name end
    from bookings where bookings.reference = pods.reference and pods.reference in (${sql.join(references)})
  `.execute(transaction);
  for (const { reference, details } of rows) {
    await transaction
      .updateTable('bookings')
      .set({ details: JSON.stringify(blankBooking(details, erasing)), user_id: null })
      .where('reference', '=', reference)
      .execute();
    await turn();
  }
  await transaction.deleteFrom('pod_pictures').where('reference', 'in', references).execute();
  // Nobody can book again what is blank now, and its name may be theirs.
  await transaction.deleteFrom('booking_templates').where('booking_reference', 'in', references).execute();
  await transaction
    .updateTable('invoice_disputes')
    .set({ words: '', answer: '' })
    .where('invoice_reference', 'in', (of) =>
      of.selectFrom('invoices').select('invoices.reference').where('booking_reference', 'in', references),
    )
    .execute();
  await transaction
    .updateTable('booking_events')
    .set({
      note: '',
      actor: sql<string>`case when by = 'client' then ${address} else actor end`,
      exception_reason: sql<string | null>`case when exception_reason is null then null else ${REMOVED} end`,
    })
    .where('reference', 'in', references)
    .execute();
}

/** Erases a batch of the bookings that the person made under this address. */
export async function eraseOwnBookings(
  transaction: Kysely<Tables>,
  erasing: Erasing,
): Promise<{ removed: number; blanked: number }> {
  const rows = await transaction
    .selectFrom('bookings')
    .select(['reference', 'status', 'details', 'client_reference'])
    .where(isAddressOf(erasing.person, bookerEmail))
    .where('status', 'in', [...ENDED])
    .limit(BATCH_SIZE)
    .forUpdate()
    .execute();
  const gone = rows.filter(isRemovable);
  const kept = rows.filter((row) => !isRemovable(row));
  await removeConsignments(
    transaction,
    gone.map(({ reference }) => reference),
  );
  if (kept.length > 0) await blank(transaction, kept, erasing);
  return { removed: gone.length, blanked: kept.length };
}

/** Removes the person from a batch of bookings that they made for another contact. */
export async function leaveOtherBookings(transaction: Kysely<Tables>, erasing: Erasing): Promise<number> {
  const rows = await transaction
    .selectFrom('bookings')
    .select('reference')
    .where(isUserOf(erasing.person, sql.ref('bookings.user_id')))
    .limit(BATCH_SIZE)
    .forUpdate()
    .execute();
  const references = rows.map(({ reference }) => reference);
  if (references.length === 0) return 0;
  await transaction.updateTable('bookings').set({ user_id: null }).where('reference', 'in', references).execute();
  await transaction
    .updateTable('booking_events')
    .set({ actor: erasing.address })
    .where('reference', 'in', references)
    .where(isAddressOf(erasing.person, sql.ref('booking_events.actor')))
    .execute();
  return references.length;
}

/** Puts the pseudonym in the place of the person in a batch of what they did about bookings of their company. */
export async function blankActs(transaction: Kysely<Tables>, { person, address }: Erasing): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('booking_events')
    .set({ actor: address })
    .where('id', 'in', (mine) =>
      mine
        .selectFrom('booking_events')
        .select('id')
        .where('by', '=', 'client')
        .where(isAddressOf(person, sql.ref('booking_events.actor')))
        .limit(EVENTS_AT_ONCE),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
