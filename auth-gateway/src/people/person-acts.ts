import { createHash } from 'node:crypto';
import type { PersonAct, PersonActKind, PersonActs, PersonCounts } from '@saltbush/business-api/people';
import { DESK_PAGE_SIZE } from '@saltbush/capability/desk';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Row = Selectable<Tables['person_acts']>;

export interface NewPersonAct {
  kind: PersonActKind;
  submissionId: string | null;
  actor: string;
  reason: string;
  /** Keyed hash of the e-mail address. */
  person: string;
  pseudonym: string | null;
  counts: PersonCounts;
}

/** Lock for erasing and appending, one at a time, so that two erasures at once see each other. */
const ACTS_LOCK = 7_230;
const FIRST_HASH = '0'.repeat(64);
const FOUND_AT_MOST = 10;

/** A JSON document has no order of its own, but its hash needs one. */
const ordered = (counts: PersonCounts) =>
  Object.entries(counts)
    .map(([part, { removed, blanked, kept }]) => [part, removed, blanked, kept] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));

function hashOf(previous: string, row: Omit<Row, 'hash'>): string {
  const { seq, kind, submission_id, at, actor, reason, person, pseudonym, counts } = row;
  const facts = [seq, kind, submission_id, at.toISOString(), actor, reason, person, pseudonym, ordered(counts)];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(facts)}`)
    .digest('hex');
}

export const personAct = ({ seq, kind, at, actor, reason, pseudonym, counts }: Row): PersonAct => ({
  ...{ seq, kind, actor, reason, pseudonym, counts },
  at: at.toISOString(),
});

/** Makes this transaction the only one that erases and appends, until it ends. */
export async function lockActs(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ACTS_LOCK)})`.execute(transaction);
}

/**
 * Records an act in the transaction that does it, so that either both are stored or neither. The time is the
 * database's.
 */
export async function appendPersonAct(transaction: Transaction<Tables>, act: NewPersonAct): Promise<PersonAct> {
  await lockActs(transaction);
  const last = await transaction
    .selectFrom('person_acts')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', clock_timestamp()) as at`.execute(
    transaction,
  );
  const { submissionId, ...facts } = act;
  const row = { ...facts, submission_id: submissionId, seq: (last?.seq ?? 0) + 1, at: rows[0]?.at ?? new Date() };
  const hash = hashOf(last?.hash ?? FIRST_HASH, row);
  const written = await transaction
    .insertInto('person_acts')
    .values({ ...row, counts: JSON.stringify(row.counts), hash })
    .returningAll()
    .executeTakeFirstOrThrow();
  return personAct(written);
}

/** The newest acts about a person. */
export async function actsAbout(db: Kysely<Tables>, person: string): Promise<PersonAct[]> {
  const rows = await db
    .selectFrom('person_acts')
    .selectAll()
    .where('person', '=', person)
    .orderBy('seq', 'desc')
    .limit(FOUND_AT_MOST)
    .execute();
  return rows.map(personAct);
}

/** A page of all acts, newest first, and whether its rows are unchanged since they were written. */
export async function listPersonActs(db: Kysely<Tables>, page: number): Promise<PersonActs> {
  // Read one more row, since the hash of the oldest row on the page depends on the one before it.
  const rows = await db
    .selectFrom('person_acts')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(DESK_PAGE_SIZE + 1)
    .offset((page - 1) * DESK_PAGE_SIZE)
    .execute();
  const { total } = await db
    .selectFrom('person_acts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const shown = rows.slice(0, DESK_PAGE_SIZE);
  const isIntact = shown.every((row, index) => {
    const before = rows[index + 1];
    const isNext = row.seq === (before?.seq ?? 0) + 1;
    return isNext && row.hash === hashOf(before?.hash ?? FIRST_HASH, row);
  });
  return { rows: shown.map(personAct), total, page, pageSize: DESK_PAGE_SIZE, isIntact };
}
