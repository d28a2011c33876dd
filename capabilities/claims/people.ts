import type { ErasureObstacle } from '@saltbush/business-api/people';
import type { Queries } from '@saltbush/capability/database';
import {
  audit,
  countOf,
  eachChunk,
  eachRow,
  isAddressOf,
  NONE,
  NOTHING,
  own,
  type Person,
  type PersonalData,
  type PersonPart,
} from '@saltbush/capability/people';
import { sql } from 'kysely';
import { OPEN_CLAIM_STATUSES } from './api/claim-words.ts';
import type { ClaimTables, Tables } from './tables.ts';

const BATCH_SIZE = 25;
const NAMED_AT_MOST = 5;
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

const isLodger = (person: Person) => isAddressOf(person, sql.ref('claims.lodged_by'));
const isWriter = (person: Person) =>
  sql<boolean>`(claim_events.by = 'client' and ${isAddressOf(person, sql.ref('claim_events.actor'))})`;
const isSender = (person: Person) => isAddressOf(person, sql.ref('claim_pictures.stored_by'));
/** Claims that the person lodged, wrote about or sent a picture of. */
const ofPerson = (person: Person) => sql<boolean>`(${isLodger(person)}
  or claims.reference in (select claim_reference from claim_events where ${isWriter(person)})
  or claims.reference in (select claim_reference from claim_pictures where ${isSender(person)}))`;

const claimsOf = (db: Queries<Tables>, person: Person) =>
  eachRow((after: { reference: string } | null) =>
    db
      .selectFrom('claims')
      .select(['reference', 'booking_reference', 'kind', 'status', 'goods', 'amount_cents', 'phone', 'lodged_at'])
      .select(['decision_words', 'decided_at', 'agreed_cents', 'credit_note', isLodger(person).as('is_lodger')])
      .where(ofPerson(person))
      .where('reference', '>', after?.reference ?? '')
      .orderBy('reference')
      .limit(BATCH_SIZE)
      .execute(),
  );

/** What the person wrote, and what we wrote: what colleagues wrote is theirs. */
async function threadOf(db: Queries<Tables>, reference: string, person: Person): Promise<object[]> {
  const rows = await db
    .selectFrom('claim_events')
    .select(['at', 'kind', 'by', 'words'])
    .where('claim_reference', '=', reference)
    .where(sql<boolean>`(claim_events.by = 'staff' or ${isWriter(person)})`)
    .orderBy('id')
    .execute();
  return rows.map(({ by, ...row }) => ({ ...row, from: by === 'staff' ? 'us' : 'the person' }));
}

/** Claims: what the person wrote and sent goes; the claim itself, what others wrote and the decision stay. */
const part: PersonPart<ClaimTables> = {
  id: 'claims',
  count: (db, person) => countOf(db, sql`claims where ${ofPerson(person)}`),
  async *records(db, person) {
    for await (const { is_lodger: isOwn, goods, phone, ...claim } of claimsOf(db, person)) {
      const thread = await threadOf(db, claim.reference, person);
      yield isOwn ? { ...claim, goods, phone, thread } : { reference: claim.reference, thread };
    }
  },
  async *files(db, person) {
    const pictures = eachRow((after: { picture_id: string } | null) =>
      db
        .selectFrom('claim_pictures')
        .select(['claim_reference', 'picture_id', 'media_type'])
        .where(isSender(person))
        .where('picture_id', '>', after?.picture_id ?? '00000000-0000-0000-0000-000000000000')
        .orderBy('picture_id')
        .limit(BATCH_SIZE)
        .execute(),
    );
    for await (const { claim_reference: reference, picture_id: id, media_type } of pictures) {
      const where = sql<boolean>`claim_reference = ${reference} and picture_id = ${id}`;
      yield {
        path: `claims/${reference}/${id}.${ENDINGS[media_type]}`,
        chunks: eachChunk(db, { table: 'claim_pictures', column: 'content', where }),
      };
    }
  },
  async erase(transaction, { person, address }) {
    const blanked = await countOf(transaction, sql`claims where ${ofPerson(person)}`);
    await transaction.deleteFrom('claim_pictures').where(isSender(person)).execute();
    await transaction
      .updateTable('claim_events')
      .set({ words: '', actor: address, user_id: null })
      .where(isWriter(person))
      .execute();
    await transaction
      .updateTable('claims')
      .set({ words: '', goods: '', phone: '', lodged_by: address })
      .where(isLodger(person))
      .execute();
    return { ...NOTHING, blanked };
  },
};

/** Who waits for a decision gets it as a mail. */
async function obstaclesTo(db: Queries<Tables>, person: Person): Promise<ErasureObstacle[]> {
  const rows = await db
    .selectFrom('claims')
    .select('reference')
    .where(isLodger(person))
    .where('status', 'in', [...OPEN_CLAIM_STATUSES])
    .orderBy('reference')
    .limit(NAMED_AT_MOST)
    .execute();
  if (rows.length === 0) return [];
  const named = rows.map(({ reference }) => reference).join(', ');
  const message = `This person waits for our decision about ${named}. Decide it first: the answer goes to them.`;
  return [{ code: 'freight-under-way', message }];
}

const DECIDED = 'What we wrote and decided is the record of the claim, kept with its consignment';

const data: PersonalData = {
  claims: {
    reference: NONE,
    submission_id: NONE,
    booking_reference: NONE,
    kind: NONE,
    status: NONE,
    words: own('free text', 'who lodged it', 'blanked', 'own part'),
    goods: own('free text', 'who lodged it', 'blanked', 'own part'),
    phone: own('phone', 'who lodged it', 'blanked', 'own part'),
    business_name: own('name', 'the business; of a sole trader, the person', 'kept', 'no'),
    route: NONE,
    promised_on: NONE,
    delivered_on: NONE,
    lodged_by: own('e-mail', 'who lodged it', 'pseudonym', 'no'),
    decided_by: audit(),
    decision_words: { ...own('free text', 'whom it answers', 'kept', 'own part'), why: DECIDED },
    decision_id: NONE,
    credit_note: NONE,
  },
  claim_events: {
    claim_reference: NONE,
    kind: NONE,
    by: NONE,
    user_id: own('id', 'who wrote', 'blanked', 'no'),
    actor: own('e-mail', 'who wrote; staff stay as the audit', 'pseudonym', 'no'),
    words: { ...own('free text', 'who wrote', 'blanked', 'own part'), why: DECIDED },
    submission_id: NONE,
  },
  claim_pictures: {
    claim_reference: NONE,
    picture_id: NONE,
    media_type: NONE,
    content: own('picture', 'goods and places, and who is in it', 'row goes'),
    stored_by: own('e-mail', 'who sent it', 'row goes', 'no'),
  },
};

/** What claims say about people. */
export const people = { parts: [part], data, obstaclesTo };
