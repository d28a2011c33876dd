import type { Release } from '@saltbush/contract/release';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../errors.ts';
import { checkAgainstSite } from './compatibility.ts';
import type { LiveSet } from './liveSet.ts';
import { loadLiveSet } from './loadLiveSet.ts';

export interface ActivationResult {
  revision: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
}

interface Change {
  name: string;
  actor: string;
  reason: string;
}

/** Taken by whoever activates: revisions become visible in order, and checks see what they are checked against. */
const ACTIVATION_LOCK = 7_203;

async function findRelease(db: Kysely<Tables>, name: string, version: string): Promise<Release> {
  const row = await db
    .selectFrom('releases')
    .select('manifest')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row !== undefined) return row.manifest;
  const known = await db
    .selectFrom('releases')
    .select('version')
    .where('name', '=', name)
    .orderBy('published_at', 'desc')
    .limit(5)
    .execute();
  const hint = known.length > 0 ? `Known are ${known.map((row) => row.version).join(', ')}` : 'None is published yet';
  const message = `There is no release ${name} ${version}. ${hint}: publish it first, or name a known one.`;
  throw new Refusal(message, { status: 404, code: 'unknown-release' });
}

async function append(
  db: Kysely<Tables>,
  { name, actor, reason }: Change,
  version: string,
  kind: ActivationResult['kind'],
): Promise<ActivationResult> {
  const { revision } = await db
    .insertInto('activations')
    .values({ name, version, kind, actor, reason, share: 100 })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { revision, name, version, kind };
}

async function inOrder<T>({ db }: Database, work: (db: Kysely<Tables>, liveSet: LiveSet) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ACTIVATION_LOCK)})`.execute(transaction);
    return work(transaction, await loadLiveSet(transaction));
  });
}

/**
 * Gives a release to all visitors. What is active already stays as it is, and so does the revision.
 * @throws Refusal when the release is unknown or the site would break.
 */
export async function activateRelease(
  database: Database,
  { version, ...change }: Change & { version: string },
): Promise<ActivationResult> {
  return inOrder(database, async (db, liveSet) => {
    const { name } = change;
    const release = await findRelease(db, name, version);
    if (liveSet.entries.get(name)?.release.version === version) {
      return { revision: liveSet.revision, name, version, kind: 'activate' };
    }
    checkAgainstSite(release, liveSet, liveSet.entries.get(name)?.release ?? null);
    return append(db, change, version, 'activate');
  });
}

async function rollbackTarget(db: Kysely<Tables>, liveSet: LiveSet, name: string, to: string | null): Promise<string> {
  const live = liveSet.entries.get(name);
  if (live === undefined) {
    const message = `${name} has no active release, so there is nothing to roll back. Activate one with mfe activate.`;
    throw new Refusal(message, { status: 409, code: 'never-active' });
  }
  if (to === null) {
    if (live.lastGood !== null) return live.lastGood.version;
    const message = `${name} ${live.release.version} has no good release before it. Name one with --to, or activate one.`;
    throw new Refusal(message, { status: 409, code: 'no-last-good' });
  }
  await findRelease(db, name, to);
  if (live.release.version === to) {
    throw new Refusal(`${name} ${to} is active already. Name an earlier release.`, {
      status: 409,
      code: 'already-active',
    });
  }
  const earlier = await db
    .selectFrom('activations')
    .select('revision')
    .where('name', '=', name)
    .where('version', '=', to)
    .executeTakeFirst();
  if (earlier !== undefined) return to;
  const message = `${name} ${to} was never active, so it is no rollback. Use mfe activate to make it live.`;
  throw new Refusal(message, { status: 409, code: 'never-active' });
}

/**
 * Gives visitors an earlier release again: the last good one, or `to`. Nothing is built or copied.
 * @throws Refusal when there is none, or the site would break.
 */
export async function rollbackRelease(
  database: Database,
  { to, ...change }: Change & { to: string | null },
): Promise<ActivationResult> {
  return inOrder(database, async (db, liveSet) => {
    const version = await rollbackTarget(db, liveSet, change.name, to);
    checkAgainstSite(await findRelease(db, change.name, version), liveSet, null);
    return append(db, change, version, 'rollback');
  });
}
