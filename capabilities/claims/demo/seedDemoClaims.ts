import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { referencesAt } from '@saltbush/capability/references';
import { type Freight, isOwnFreight, lastDelivered } from '@saltbush/consignments/neighbours';
import { addDays, claimWindow, instantOf, localTime } from '@saltbush/freight';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { ClaimFields } from '../api/claims.ts';
import { SERIES } from '../series.data.ts';
import type { ClaimTables, Tables } from '../tables.ts';
import { DECIDED_CLAIM, DEMO_CLIENT, DEMO_STAFF, OPEN_CLAIM } from './demo-claims.data.ts';
import { demoUuid } from './demoUuid.ts';

/** Compiled, this file is one folder deeper. */
const FOLDER = import.meta.url.endsWith('.ts') ? '../demo-pictures' : '../../demo-pictures';
const PICTURE = fileURLToPath(new URL(`${FOLDER}/pallet.jpg`, import.meta.url));

/** Deliveries to choose from: more than a few days of them. */
const DELIVERIES = 40;
/** Days after a delivery by which its claim was made, answered and decided. */
const SETTLED_DAYS = 5;
const HOUR_MS = 3_600_000;
const TEN = 600;

const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

interface Lodged {
  reference: string;
  freight: Freight;
  at: Date;
  key: string;
}

const rowOf = (fields: ClaimFields, { reference, freight, at, key }: Lodged): Insertable<ClaimTables['claims']> => ({
  ...{ reference, submission_id: demoUuid(key), booking_reference: freight.reference, kind: fields.kind },
  ...{ words: fields.words, goods: fields.goods, amount_cents: fields.amountCents, phone: fields.phone },
  ...{ keeps_packaging: fields.keepsPackaging, business_name: freight.businessName, route: freight.route },
  ...{ promised_on: freight.promisedOn, delivered_on: freight.deliveredOn, lodged_at: at, lodged_by: DEMO_CLIENT },
});

async function writeOpen(transaction: Transaction<Tables>, lodged: Lodged, userId: string): Promise<void> {
  const { reference, at } = lodged;
  await transaction
    .insertInto('claims')
    .values({ ...rowOf(OPEN_CLAIM, lodged), waits_since: at })
    .execute();
  await transaction
    .insertInto('claim_events')
    .values({
      ...{ claim_reference: reference, at, kind: 'lodged', by: 'client', user_id: userId, actor: DEMO_CLIENT },
      ...{ words: OPEN_CLAIM.words, submission_id: null },
    })
    .execute();
  const content = await readFile(PICTURE);
  await transaction
    .insertInto('claim_pictures')
    .values({
      ...{ claim_reference: reference, picture_id: demoUuid('picture'), media_type: 'image/jpeg', content },
      ...{ size_bytes: content.length, stored_at: at, stored_by: DEMO_CLIENT },
    })
    .execute();
}

async function writeDecided(transaction: Transaction<Tables>, lodged: Lodged, userId: string): Promise<void> {
  const { reference, at } = lodged;
  const decidedAt = hoursAfter(at, 50);
  await transaction
    .insertInto('claims')
    .values({
      ...{ ...rowOf(DECIDED_CLAIM, lodged), status: 'accepted', version: 5, decided_at: decidedAt },
      ...{ decided_by: DEMO_STAFF, decision_words: DECIDED_CLAIM.reason, decision_id: demoUuid('decision') },
      agreed_cents: DECIDED_CLAIM.agreedCents,
    })
    .execute();
  const of = { claim_reference: reference, submission_id: null };
  const client = { ...of, by: 'client', user_id: userId, actor: DEMO_CLIENT } as const;
  const staff = { ...of, by: 'staff', user_id: null, actor: DEMO_STAFF } as const;
  await transaction
    .insertInto('claim_events')
    .values([
      { ...client, at, kind: 'lodged', words: DECIDED_CLAIM.words },
      { ...staff, at: hoursAfter(at, 3), kind: 'looked', words: '' },
      { ...staff, at: hoursAfter(at, 4), kind: 'message', words: DECIDED_CLAIM.asked },
      { ...client, at: hoursAfter(at, 27), kind: 'message', words: DECIDED_CLAIM.answered },
      { ...staff, at: decidedAt, kind: 'accepted', words: DECIDED_CLAIM.reason },
    ])
    .execute();
}

/** Writes an open and a decided claim of the demo client once, about deliveries of the company, without a mail. */
export async function seedDemoClaims(
  { database: { db }, now: clock }: DemoHouse<ClaimTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const now = clock();
  const userId = await userIdOf(DEMO_CLIENT);
  if (userId === null) return;
  await seedOneAtATime(db, async (transaction) => {
    const isOwn = await isOwnFreight(transaction, userId);
    const known = await transaction
      .selectFrom('claims')
      .select('reference')
      .where(isOwn(sql.ref('claims.booking_reference')))
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const deliveries = await lastDelivered(transaction, { userId, most: DELIVERIES });
    const settledBy = addDays(localTime(now, 'Australia/Sydney').date, -SETTLED_DAYS);
    const earlier = deliveries.find(({ deliveredOn }) => deliveredOn !== null && deliveredOn <= settledBy);
    const latest = deliveries.find((freight) => claimWindow(freight, now).status === 'open');
    if (!earlier?.deliveredOn || !latest || latest === earlier) return;
    const at = new Date(instantOf(addDays(earlier.deliveredOn, 1), TEN, 'Australia/Sydney'));
    const [first = '', second = ''] = await referencesAt(transaction, SERIES, [at, now]);
    await writeDecided(transaction, { reference: first, freight: earlier, at, key: 'decided' }, userId);
    await writeOpen(transaction, { reference: second, freight: latest, at: now, key: 'open' }, userId);
  });
}
