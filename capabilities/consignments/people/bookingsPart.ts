import type { PersonPart } from '@saltbush/capability/people';
import {
  countOf,
  eachChunk,
  eachRow,
  isAddressOf,
  isUserOf,
  type Person,
  untilDone,
} from '@saltbush/capability/people';
import { type Kysely, sql } from 'kysely';
import type { ConsignmentTables, Tables } from '../tables.ts';
import { isBooker, withoutOthers } from './blankBooking.ts';
import { bookerEmail } from './bookerEmail.ts';
import { blankActs, eraseOwnBookings, leaveOtherBookings } from './erasedBookings.ts';

const BATCH_SIZE = 25;
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const booked = (person: Person) => isAddressOf(person, bookerEmail);
const signedIn = (person: Person) => isUserOf(person, sql.ref('bookings.user_id'));

const bookings = (db: Kysely<Tables>, person: Person, which = booked) =>
  eachRow((after: { reference: string } | null) =>
    db
      .selectFrom('bookings')
      .select(['reference', 'quote_reference', 'status', 'requested_at', 'details', 'request', 'quote'])
      .where(which(person))
      .where('reference', '>', after?.reference ?? '')
      .orderBy('reference')
      .limit(BATCH_SIZE)
      .execute(),
  );

/** The person's bookings, with trail and proof of delivery as clients see them, without the names of others. */
export const bookingsPart: PersonPart<ConsignmentTables> = {
  id: 'bookings',
  follows: ['invoices', 'webhooks'],
  count: async (db, person) =>
    (await countOf(db, sql`bookings where ${booked(person)}`)) +
    (await countOf(db, sql`bookings where ${signedIn(person)} and not ${booked(person)}`)),
  async *records(db, person) {
    for await (const row of bookings(db, person)) {
      const trail = await db
        .selectFrom('booking_events')
        .select(['at', 'status', 'by', 'note', 'exception_kind', 'exception_reason', 'eta'])
        .where('reference', '=', row.reference)
        .where('for_staff', '=', false)
        .orderBy('id')
        .execute();
      const pod = await db
        .selectFrom('pods')
        .select(['delivered_at_local', 'zone_abbreviation', 'pallets_in', 'pallets_out', 'notes'])
        .where('reference', '=', row.reference)
        .executeTakeFirst();
      const templates = await db
        .selectFrom('booking_templates')
        .select(['name', 'kept_at'])
        .where('booking_reference', '=', row.reference)
        .orderBy('reference')
        .execute();
      yield { ...row, details: withoutOthers(row.details), trail, proofOfDelivery: pod ?? null, templates };
    }
    const others = (other: Person) => sql<boolean>`(${signedIn(other)} and not ${booked(other)})`;
    for await (const { reference, status, requested_at } of bookings(db, person, others)) {
      yield {
        reference,
        status,
        requested_at,
        note: 'Booked while signed in, for somebody else: their details are theirs.',
      };
    }
  },
  async *files(db, person) {
    for await (const { reference, details } of bookings(db, person)) {
      const pictures = await db
        .selectFrom('pod_pictures')
        .innerJoin('pods', 'pods.reference', 'pod_pictures.reference')
        .select(['pod_pictures.id', 'pod_pictures.kind', 'pod_pictures.media_type', 'pods.receiver_name'])
        .where('pod_pictures.reference', '=', reference)
        .orderBy('pod_pictures.id')
        .execute();
      for (const { id, kind, media_type, receiver_name } of pictures) {
        // A signature is given out only to the person who signed.
        if (kind === 'signature' && !isBooker(details, { contactName: receiver_name, phone: '' })) continue;
        const where = sql<boolean>`id = ${id}`;
        yield {
          path: `bookings/${reference}/${kind}-${id}.${ENDINGS[media_type]}`,
          chunks: eachChunk(db, { table: 'pod_pictures', column: 'content', where }),
        };
      }
    }
  },
  async erase(transaction, erasing) {
    let removed = 0;
    let blanked = 0;
    await untilDone(async () => {
      const batch = await eraseOwnBookings(transaction, erasing);
      removed += batch.removed;
      blanked += batch.blanked;
      return batch.removed + batch.blanked;
    });
    blanked += await untilDone(() => leaveOtherBookings(transaction, erasing));
    await untilDone(() => blankActs(transaction, erasing));
    return { removed, blanked, kept: 0 };
  },
};
