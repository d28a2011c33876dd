import { eachRow } from '@saltbush/capability/people';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const BATCH_SIZE = 500;

/** An erasure as it is kept outside the database, so that it can be repeated after a restore. */
export interface ErasureLine {
  /** Keyed hash of the e-mail address. */
  person: string;
  pseudonym: string;
  /** Time in ISO 8601. */
  at: string;
}

const erasureRows = (db: Kysely<Tables>, since: number) =>
  eachRow((after: { seq: number } | null) =>
    db
      .selectFrom('person_acts')
      .select(['seq', 'person', 'pseudonym', 'at'])
      .where('kind', '<>', 'export')
      .where('seq', '>', after?.seq ?? since)
      .orderBy('seq')
      .limit(BATCH_SIZE)
      .execute(),
  );

const erasureOf = ({ person, pseudonym, at }: { person: string; pseudonym: string | null; at: Date }): ErasureLine => ({
  ...{ person, pseudonym: pseudonym ?? '', at: at.toISOString() },
});

/** All erasures as lines of JSON. The first line holds the key with which addresses are hashed. */
export async function* erasureLines(db: Kysely<Tables>, key: string): AsyncGenerator<string> {
  yield `${JSON.stringify({ key })}\n`;
  for await (const row of erasureRows(db, 0)) yield `${JSON.stringify({ erasure: erasureOf(row) })}\n`;
}

/** Erasures after a number of the list of acts, by person, and the number of the last one; null when there is none. */
export async function erasuresSince(
  db: Kysely<Tables>,
  since: number,
): Promise<{ last: number | null; erasures: Map<string, ErasureLine> }> {
  const erasures = new Map<string, ErasureLine>();
  let last: number | null = null;
  for await (const row of erasureRows(db, since)) {
    erasures.set(row.person, erasureOf(row));
    last = row.seq;
  }
  return { last, erasures };
}
