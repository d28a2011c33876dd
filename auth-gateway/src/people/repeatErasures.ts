import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import * as yup from 'yup';
import type { Tables } from '../database/tables.ts';
import { eraseWithin } from './eraseWithin.ts';
import type { ErasureLine } from './erasureLines.ts';
import { erasureObstacles } from './erasureObstacles.ts';
import { findPerson } from './findPerson.ts';
import { appendPersonAct, lockActs } from './person-acts.ts';
import { personHash, personKey } from './personHash.ts';

const BATCH_SIZE = 500;
const ACTOR = 'repeat-erasures';

/** Every column with an address by which a person is found. */
const ADDRESSES = [
  ['users', 'email'],
  ['client_users', 'email'],
  ['client_invitations', 'email'],
  ['client_member_invitations', 'email'],
  ['client_member_events', 'email'],
  ['clients', 'email'],
  ['enquiries', 'email'],
  ['mails', 'recipient'],
  ['mails', 'reply_to'],
  ['quote_mails', 'recipient'],
  ['bookings', `details #>> '{booker,email}'`],
  ['driver_applications', `details ->> 'email'`],
] as const;

const line = yup.object({
  key: yup.string(),
  erasure: yup
    .object({ person: yup.string().required(), pseudonym: yup.string().required(), at: yup.string().required() })
    .default(undefined),
});

export interface Repeated {
  /** Pseudonyms of the people who were found again and erased. */
  erased: string[];
  /** People who could not be erased, and why. */
  refused: { pseudonym: string; why: string }[];
  /** Number of erasures for which nothing is held any more. */
  absent: number;
}

/** Reads a file of erasures or the log of a gateway; other lines are skipped. */
export function readErasures(text: string): { key: string | null; erasures: Map<string, ErasureLine> } {
  let key: string | null = null;
  const erasures = new Map<string, ErasureLine>();
  for (const row of text.split('\n')) {
    if (!row.startsWith('{')) continue;
    let value: unknown;
    try {
      value = JSON.parse(row);
    } catch {
      continue;
    }
    if (!line.isValidSync(value)) continue;
    const found = line.cast(value);
    key = found.key ?? key;
    if (found.erasure) erasures.set(found.erasure.person, found.erasure);
  }
  return { key, erasures };
}

async function* addresses(db: Kysely<Tables>): AsyncGenerator<string> {
  for (const [table, column] of ADDRESSES) {
    const text = sql<string>`lower((${sql.raw(column)}) collate "C")`;
    for (let after = ''; ; ) {
      const { rows } = await sql<{ address: string }>`select distinct ${text} as address from ${sql.table(table)}
        where ${text} > ${after} order by 1 limit ${sql.lit(BATCH_SIZE)}`.execute(db);
      const last = rows.at(-1);
      if (last === undefined) break;
      for (const { address } of rows) yield address;
      after = last.address;
      await turn();
    }
  }
}

/**
 * Erases again the people whom a restored backup has brought back, and records the acts. A second run finds nobody.
 * `key` comes from the file when it has one, since a backup from before the first erasure may hold another.
 * `obstaclesTo` says why somebody cannot be erased.
 */
export async function repeatErasures(
  db: Kysely<Tables>,
  { key, erasures }: ReturnType<typeof readErasures>,
  { obstaclesTo }: { obstaclesTo: typeof erasureObstacles } = { obstaclesTo: erasureObstacles },
): Promise<Repeated> {
  const hashKey = key ?? (await personKey(db));
  const found = new Map<string, string>();
  for await (const address of addresses(db)) {
    const hash = personHash(hashKey, address);
    if (erasures.has(hash)) found.set(hash, address);
  }
  const repeated: Repeated = { erased: [], refused: [], absent: erasures.size - found.size };
  for (const [hash, email] of found) {
    const { pseudonym, at } = erasures.get(hash) ?? { pseudonym: '', at: '' };
    await db.transaction().execute(async (transaction) => {
      await lockActs(transaction);
      const person = await findPerson(transaction, email);
      const [obstacle] = await obstaclesTo(transaction, person, ACTOR);
      if (obstacle) {
        repeated.refused.push({ pseudonym, why: obstacle.message });
        return;
      }
      const counts = await eraseWithin(transaction, person, pseudonym);
      const reason = `After a restore: erased on ${at}`;
      const act = { submissionId: null, actor: ACTOR, reason, pseudonym, counts };
      const own = personHash(await personKey(transaction), email);
      await appendPersonAct(transaction, { kind: 'repeated', person: own, ...act });
      repeated.erased.push(pseudonym);
    });
  }
  return repeated;
}
