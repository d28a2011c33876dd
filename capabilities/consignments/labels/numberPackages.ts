import { ssccOf } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

interface Numbering {
  reference: string;
  count: number;
  gs1Prefix: string;
  at: Date;
}

const numbersOf = (db: Kysely<Tables>, { reference, count }: Numbering) =>
  db
    .selectFrom('handling_units')
    .select(['number', 'sscc'])
    .where('booking_reference', '=', reference)
    .where('number', '<=', count)
    .orderBy('number')
    .execute();

/**
 * The codes of the first packages of a consignment, in order. A package that has none yet gets the next one, and keeps it;
 * of two who ask at once, both get the same.
 */
export async function numberPackages(db: Kysely<Tables>, numbering: Numbering): Promise<string[]> {
  const { reference, count, gs1Prefix, at } = numbering;
  const known = await numbersOf(db, numbering);
  if (known.length === count) return known.map(({ sscc }) => sscc);
  const missing = count - known.length;
  const { rows } = await sql<{ serial: number }>`
    select nextval('sscc_serials')::float8 as serial from generate_series(1, ${missing}::integer)`.execute(db);
  const added = rows.map(({ serial }, index) => ({
    booking_reference: reference,
    number: known.length + 1 + index,
    sscc: ssccOf(gs1Prefix, serial),
    numbered_at: at,
  }));
  await db
    .insertInto('handling_units')
    .values(added)
    .onConflict((conflict) => conflict.columns(['booking_reference', 'number']).doNothing())
    .execute();
  return (await numbersOf(db, numbering)).map(({ sscc }) => sscc);
}
