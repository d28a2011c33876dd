import { Refusal } from '@saltbush/capability/refusal';
import { LIVE_KINDS } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import { appendToLog } from './appendToLog.ts';
import { checkAgainstSite } from './compatibility.ts';
import { findRelease } from './findRelease.ts';
import { inOrder, type Situation } from './inOrder.ts';
import type { LiveVersions } from './liveVersions.ts';
import type { ActivationResult, ReleaseChange } from './release-change.ts';
import { requireNotTakenBack } from './requireNotTakenBack.ts';
import { staleBase } from './staleBase.ts';

interface Wanted extends ReleaseChange {
  /** The version to go back to. Null means the one that was live before, or the end of the rollout under way. */
  to: string | null;
  /** The version that the caller saw as live or as the candidate; null when they did not look. */
  from: string | null;
  /** The revision that the caller decided on. At any other revision the rollback is refused. */
  revision?: number;
  /** Go back to it even though it was taken back. */
  isEvenThoughWithdrawn?: boolean;
}

function neverActive(name: string, version: string): Refusal {
  const message = `${name} ${version} was never active, so this would not be a rollback. Use mfe activate to make it live.`;
  return new Refusal(message, { status: 409, code: 'never-active' });
}

function nothingLive({ retired }: Situation, name: string): Refusal {
  const gone = retired.get(name);
  if (gone === undefined) {
    const message = `${name} has no active release, so there is nothing to roll back. Activate one with mfe activate.`;
    return new Refusal(message, { status: 409, code: 'never-active' });
  }
  const message =
    `${name} was taken off the site in line ${gone.seq} of the log, so there is nothing to roll back. To bring it ` +
    `back: mfe activate ${name}@${gone.version} --even-though-withdrawn, or activate another release of it.`;
  return new Refusal(message, { status: 409, code: 'retired' });
}

/** What was live before. Never the one before that: it is named in the refusal instead. */
function liveBefore({ liveSet }: Situation, name: string, { version, good, set }: LiveVersions): string {
  const [before] = good;
  const lastGood = liveSet.entries.get(name)?.lastGood ?? null;
  // What went live with others may not fit alone. The check of it says so, with the way to take back all of them.
  if (before !== undefined && (lastGood?.version === before || set !== null)) return before;
  const message =
    before === undefined
      ? `Nothing of ${name} was live before ${version}, or it was taken back. Name a release with --to, activate another ` +
        `one, or take ${name} off the site with mfe retire ${name}.`
      : `Before ${version}, ${name} ${before} was live, which is not stored any more or does not fit the live host. ` +
        (lastGood === null ? 'Activate another release.' : `Name another one with --to, such as ${lastGood.version}.`);
  throw new Refusal(message, { status: 409, code: 'no-last-good' });
}

async function rollbackTarget(situation: Situation, { name, to }: Wanted): Promise<string> {
  const { transaction, versions } = situation;
  const live = versions.get(name);
  if (live === undefined) throw nothingLive(situation, name);
  if (to === null) return live.candidate === null ? liveBefore(situation, name, live) : live.version;
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
    .where('kind', 'in', LIVE_KINDS)
    .where('share', '=', 100)
    .executeTakeFirst();
  if (earlier === undefined) throw neverActive(name, to);
  return to;
}

async function checkAlone(situation: Situation, name: string, version: string): Promise<void> {
  const { transaction, liveSet, versions, ownership } = situation;
  const release = await findRelease(transaction, name, version);
  try {
    checkAgainstSite(release, liveSet, { base: null, isRollback: true, ownership });
  } catch (error) {
    const set = versions.get(name)?.set ?? null;
    const { status, code, errors, message } = error as Partial<Refusal>;
    if (set === null || status === undefined || code === undefined) throw error;
    const hint = `It went live together with others: mfe rollback --set ${set} takes all of them back.`;
    throw new Refusal(`${message} ${hint}`, { status, code, errors: [...(errors ?? []), hint], cause: error });
  }
}

async function prepare(situation: Situation, wanted: Wanted) {
  const { name, actor, reason, from, revision } = wanted;
  const { transaction, liveSet, versions } = situation;
  const live = versions.get(name);
  const isOutdated = revision !== undefined && revision !== liveSet.revision;
  const isGone = from !== null && from !== live?.version && from !== live?.candidate?.version;
  if (from !== null && (isGone || isOutdated)) throw staleBase(name, live, from);
  const version = await rollbackTarget(situation, wanted);
  // The live release beside a candidate has been checked against everything activated since.
  if (version !== live?.version) await checkAlone(situation, name, version);
  const withdrawn = [live?.candidate?.version, live?.version].filter((one) => one !== undefined && one !== version);
  const result = { name, version, kind: 'rollback', share: 100 } as const;
  return {
    version,
    isGood: version === live?.version || (live?.good.includes(version) ?? false),
    write: async (): Promise<ActivationResult> => {
      const details = { ...wanted.details, withdrawn };
      const { seq } = await appendToLog(transaction, { ...result, actor, reason, details });
      return { revision: seq, ...result };
    },
  };
}

/**
 * Gives visitors an earlier release again: the one that was live before, or `to`. A running candidate ends, and without
 * `to` that is all. Nothing is built or copied.
 * @throws Refusal when there is none or it was taken back, something else went live meanwhile, or the site would break.
 */
export function rollbackRelease(database: Database, wanted: Wanted): Promise<ActivationResult> {
  const { name, isEvenThoughWithdrawn = false } = wanted;
  return inOrder(database, async (situation) => {
    const { version, write } = await prepare(situation, wanted);
    await requireNotTakenBack(situation, { name, version, isEvenThoughWithdrawn });
    return write();
  });
}

/**
 * Whether a rollback would work and goes back to a good release: to the live one beside a candidate, or to one that was
 * live before and was not taken back since. Any other may have been taken away for a reason.
 * @throws Refusal like `rollbackRelease`.
 */
export function isGoodRollback(database: Database, wanted: Wanted): Promise<boolean> {
  const { name, isEvenThoughWithdrawn = false } = wanted;
  return inOrder(database, async (situation) => {
    const { version, isGood } = await prepare(situation, wanted);
    await requireNotTakenBack(situation, { name, version, isEvenThoughWithdrawn });
    return isGood;
  });
}
