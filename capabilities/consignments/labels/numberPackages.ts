import { ssccOf } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Packages of a consignment: those from 1 to `count`. */
interface Packages {
  reference: string;
  count: number;
}

/** The codes that the packages of these consignments have so far, in order. */
async function numbersOf(db: Kysely<Tables>, wanted: readonly Packages[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('handling_units')
    .select(['booking_reference', 'number', 'sscc'])
    .where(
      'booking_reference',
      'in',
      wanted.map(({ reference }) => reference),
    )
    .orderBy('number')
    .execute();
  const counts = new Map(wanted.map(({ reference, count }) => [reference, count]));
  const codes = new Map<string, string[]>(wanted.map(({ reference }) => [reference, []]));
  for (const { booking_reference: reference, number, sscc } of rows) {
    if (number <= (counts.get(reference) ?? 0)) codes.get(reference)?.push(sscc);
  }
  return codes;
}

/**
 * The codes of the first packages of each consignment, in order, by its reference. A package that has none yet gets the
 * next one, and keeps it; of two who ask at once, both get the same.
 */
export async function numberPackages(
  db: Kysely<Tables>,
  wanted: readonly Packages[],
  { gs1Prefix, at }: { gs1Prefix: string; at: Date },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = await numbersOf(db, wanted);
  const missing = wanted.flatMap(({ reference, count }) => {
    const first = known.get(reference)?.length ?? 0;
    return Array.from({ length: Math.max(0, count - first) }, (_, index) => ({ reference, number: first + 1 + index }));
  });
  if (missing.length === 0) return known;
  const { rows } = await sql<{ serial: number }>`
    select nextval('sscc_serials')::float8 as serial from generate_series(1, ${missing.length}::integer)`.execute(db);
  const added = rows.flatMap(({ serial }, index) => {
    const unit = missing[index];
    return unit === undefined
      ? []
      : [
          {
            booking_reference: unit.reference,
            number: unit.number,
            sscc: ssccOf(gs1Prefix, serial),
            numbered_at: at,
          },
        ];
  });
  await db
    .insertInto('handling_units')
    .values(added)
    .onConflict((conflict) => conflict.columns(['booking_reference', 'number']).doNothing())
    .execute();
  return numbersOf(db, wanted);
}
