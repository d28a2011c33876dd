import type { Release } from '@saltbush/contract/release';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../errors.ts';
import { appendToLog, lockLog } from './appendToLog.ts';
import { checkAgainstSite } from './compatibility.ts';
import type { LiveSet } from './liveSet.ts';
import type { LiveVersions } from './liveVersions.ts';
import { loadLive } from './loadLive.ts';

export interface ActivationResult {
  revision: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
  /** Percentage of the visitors who get this version. */
  share: number;
}

interface Change {
  name: string;
  actor: string;
  reason: string;
  /** Facts for the log. */
  details?: Record<string, unknown>;
}

interface Wanted extends Change {
  version: string;
  share: number;
  /**
   * Whether the gateway may roll it back by itself. Null keeps the present choice, which is yes for a release that was
   * not live.
   */
  isWatched: boolean | null;
  /** The version that the caller saw as live; null when they did not look. */
  base: string | null;
}

interface RollbackWanted extends Change {
  /** The version to go back to. Null means the last good one, or the end of the rollout under way. */
  to: string | null;
  /** The version that the caller saw as live or as the candidate; null when they did not look. */
  from: string | null;
  /** The revision that the caller decided on. At any other revision the rollback is refused. */
  revision?: number;
}

interface Situation {
  transaction: Transaction<Tables>;
  liveSet: LiveSet;
  /** What is live under this name; undefined before the first activation. */
  live: LiveVersions | undefined;
}

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
  transaction: Transaction<Tables>,
  { name, actor, reason, details }: Change,
  { version, kind, share }: Omit<ActivationResult, 'revision' | 'name'>,
): Promise<ActivationResult> {
  const entry = { kind, name, version, share, actor, reason, details: details ?? null };
  const { seq } = await appendToLog(transaction, entry);
  return { revision: seq, name, version, kind, share };
}

function inOrder<T>({ db }: Database, name: string, work: (situation: Situation) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const { liveSet, versions } = await loadLive(transaction);
    return work({ transaction, liveSet, live: versions.get(name) });
  });
}

function stale(name: string, live: LiveVersions | undefined, seen: string): Refusal {
  const now = live === undefined ? 'nothing' : live.version;
  const message = `${name} ${seen} is no longer live: ${now} is. Look at mfe status, then decide again.`;
  return new Refusal(message, { status: 409, code: 'stale-base', facts: { live: live?.version ?? null } });
}

function checkShare({ name, version, share }: Wanted, live: LiveVersions | undefined): void {
  if (share === 100) return;
  if (live === undefined) {
    const message = `Nothing of ${name} is live yet, so the other visitors would get nothing. Activate it for all.`;
    throw new Refusal(message, { status: 409, code: 'never-active' });
  }
  if (live.version !== version) return;
  const message = `${name} ${version} is what all visitors already get. Name the release that a share of them should get.`;
  throw new Refusal(message, { status: 409, code: 'already-active' });
}

function isAsWanted({ version, share, isWatched }: Wanted, { candidate, ...live }: LiveVersions): boolean {
  const isWatchedAsWanted = (now: boolean) => isWatched === null || isWatched === now;
  if (share === 100) return candidate === null && live.version === version && isWatchedAsWanted(live.isWatched);
  return candidate?.version === version && candidate.share === share && isWatchedAsWanted(candidate.isWatched);
}

type Preparation =
  /** Either the wanted state exists already, or this is what has to be done. */
  { status: 'done'; result: ActivationResult } | { status: 'possible'; write: () => Promise<ActivationResult> };

async function prepare({ transaction, liveSet, live }: Situation, wanted: Wanted): Promise<Preparation> {
  const { name, version, share, isWatched, base } = wanted;
  const release = await findRelease(transaction, name, version);
  const result = { name, version, kind: 'activate', share } as const;
  if (live !== undefined && isAsWanted(wanted, live)) {
    return { status: 'done', result: { revision: liveSet.revision, ...result } };
  }
  if (base !== null && base !== live?.version) throw stale(name, live, base);
  checkShare(wanted, live);
  checkAgainstSite(release, liveSet, liveSet.entries.get(name)?.release ?? null);
  const wasWatched = live?.candidate?.version === version ? live.candidate.isWatched : true;
  const details = (isWatched ?? wasWatched) ? wanted.details : { ...wanted.details, watch: false };
  const write = () => append(transaction, { ...wanted, ...(details ? { details } : {}) }, result);
  return { status: 'possible', write };
}

/**
 * Gives a release to all visitors, or to a share of them beside the live one. When the wanted state exists already,
 * nothing changes, the revision included.
 * @throws Refusal when the release is unknown, something else went live meanwhile, or the site would break.
 */
export function activateRelease(database: Database, wanted: Wanted): Promise<ActivationResult> {
  return inOrder(database, wanted.name, async (situation) => {
    const preparation = await prepare(situation, wanted);
    return preparation.status === 'done' ? preparation.result : preparation.write();
  });
}

/**
 * Checks whether an activation would work, without doing it. Returns what is live when it is already as wanted, else
 * null.
 * @throws Refusal like `activateRelease`.
 */
export function tryActivation(database: Database, wanted: Wanted): Promise<ActivationResult | null> {
  return inOrder(database, wanted.name, async (situation) => {
    const preparation = await prepare(situation, wanted);
    return preparation.status === 'done' ? preparation.result : null;
  });
}

function neverActive(name: string, version: string): Refusal {
  const message = `${name} ${version} was never active, so this would not be a rollback. Use mfe activate to make it live.`;
  return new Refusal(message, { status: 409, code: 'never-active' });
}

async function rollbackTarget(
  { transaction, liveSet, live }: Situation,
  { name, to }: RollbackWanted,
): Promise<string> {
  if (live === undefined) {
    const message = `${name} has no active release, so there is nothing to roll back. Activate one with mfe activate.`;
    throw new Refusal(message, { status: 409, code: 'never-active' });
  }
  if (to === null) {
    if (live.candidate !== null) return live.version;
    const lastGood = liveSet.entries.get(name)?.lastGood ?? null;
    if (lastGood !== null) return lastGood.version;
    const message =
      `${name} ${live.version} has no good release before it that could run now. Name one with --to, or activate ` +
      'another one.';
    throw new Refusal(message, { status: 409, code: 'no-last-good' });
  }
  await findRelease(transaction, name, to);
  if (live.version === to && live.candidate === null) {
    throw new Refusal(`${name} ${to} is active already. Name an earlier release.`, {
      status: 409,
      code: 'already-active',
    });
  }
  const earlier = await transaction
    .selectFrom('release_log')
    .select('seq')
    .where('name', '=', name)
    .where('version', '=', to)
    .where('kind', 'in', ['activate', 'rollback'])
    .where('share', '=', 100)
    .executeTakeFirst();
  if (earlier === undefined) throw neverActive(name, to);
  return to;
}

async function prepareRollback(situation: Situation, wanted: RollbackWanted) {
  const { name, from, revision } = wanted;
  const { transaction, liveSet, live } = situation;
  const isOutdated = revision !== undefined && revision !== liveSet.revision;
  const isGone = from !== null && from !== live?.version && from !== live?.candidate?.version;
  if (from !== null && (isGone || isOutdated)) throw stale(name, live, from);
  const version = await rollbackTarget(situation, wanted);
  // The live release beside a candidate has been checked against everything activated since.
  if (version !== live?.version) {
    checkAgainstSite(await findRelease(transaction, name, version), liveSet, null);
  }
  const withdrawn = [live?.candidate?.version, live?.version].filter((one) => one !== undefined && one !== version);
  return {
    isGood: version === live?.version || (live?.good.includes(version) ?? false),
    write: () =>
      append(
        transaction,
        { ...wanted, details: { ...wanted.details, withdrawn } },
        { version, kind: 'rollback', share: 100 },
      ),
  };
}

/**
 * Gives visitors an earlier release again: the last good one, or `to`. A running candidate ends, and without `to` that
 * is all. Nothing is built or copied.
 * @throws Refusal when there is none, something else went live meanwhile, or the site would break.
 */
export function rollbackRelease(database: Database, wanted: RollbackWanted): Promise<ActivationResult> {
  return inOrder(database, wanted.name, async (situation) => (await prepareRollback(situation, wanted)).write());
}

/**
 * Whether a rollback would work and goes back to a good release: to the live one beside a candidate, or to one that was
 * live before and was not rolled back from since. Any other may have been taken away for a reason.
 * @throws Refusal like `rollbackRelease`.
 */
export function isGoodRollback(database: Database, wanted: RollbackWanted): Promise<boolean> {
  return inOrder(database, wanted.name, async (situation) => (await prepareRollback(situation, wanted)).isGood);
}
