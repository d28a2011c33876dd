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

/** All erasures as lines of JSON. The first line holds the key with which addresses are hashed. */
export async function* erasureLines(db: Kysely<Tables>, key: string): AsyncGenerator<string> {
  yield `${JSON.stringify({ key })}\n`;
  const rows = eachRow((after: { seq: number } | null) =>
    db
      .selectFrom('person_acts')
      .select(['seq', 'person', 'pseudonym', 'at'])
      .where('kind', '<>', 'export')
      .where('seq', '>', after?.seq ?? 0)
      .orderBy('seq')
      .limit(BATCH_SIZE)
      .execute(),
  );
  for await (const { person, pseudonym, at } of rows) {
    const erasure = { person, pseudonym: pseudonym ?? '', at: at.toISOString() } satisfies ErasureLine;
    yield `${JSON.stringify({ erasure })}\n`;
  }
}
