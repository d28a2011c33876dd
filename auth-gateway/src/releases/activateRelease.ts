import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import { appendToLog } from './appendToLog.ts';
import { checkAgainstSite } from './compatibility.ts';
import { findRelease } from './findRelease.ts';
import { inOrder, type Situation } from './inOrder.ts';
import type { LiveVersions } from './liveVersions.ts';
import type { ActivationResult, ReleaseChange } from './release-change.ts';
import { requireNotTakenBack } from './requireNotTakenBack.ts';
import { staleBase } from './staleBase.ts';

interface Wanted extends ReleaseChange {
  version: string;
  share: number;
  /**
   * Whether the gateway may roll it back by itself. Null keeps the present choice, which is yes for a release that was
   * not live.
   */
  isWatched: boolean | null;
  /** The version that the caller saw as live; null when they did not look. */
  base: string | null;
  /** Activate it even though it was taken back. */
  isEvenThoughWithdrawn?: boolean;
}

function checkShare({ name, version, share }: Wanted, live: LiveVersions | undefined): void {
  if (share === 100) return;
  if (live === undefined) {
    const message = `Nothing of ${name} is live, so the other visitors would get nothing. Activate it for all.`;
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

async function prepare(situation: Situation, wanted: Wanted): Promise<Preparation> {
  const { transaction, liveSet, versions, ownership } = situation;
  const { name, version, share, isWatched, base, actor, reason, isEvenThoughWithdrawn = false } = wanted;
  const live = versions.get(name);
  const release = await findRelease(transaction, name, version);
  const result = { name, version, kind: 'activate', share } as const;
  if (live !== undefined && isAsWanted(wanted, live)) {
    return { status: 'done', result: { revision: liveSet.revision, ...result } };
  }
  if (base !== null && base !== live?.version) throw staleBase(name, live, base);
  checkShare(wanted, live);
  await requireNotTakenBack(situation, { name, version, isEvenThoughWithdrawn });
  const liveBase = liveSet.entries.get(name)?.release ?? null;
  checkAgainstSite(release, liveSet, { base: liveBase, isRollback: false, ownership });
  const wasWatched = live?.candidate?.version === version ? live.candidate.isWatched : true;
  const details = (isWatched ?? wasWatched) ? wanted.details : { ...wanted.details, watch: false };
  return {
    status: 'possible',
    write: async () => {
      const { seq } = await appendToLog(transaction, { ...result, actor, reason, details: details ?? null });
      return { revision: seq, ...result };
    },
  };
}

/**
 * Gives a release to all visitors, or to a share of them beside the live one. When the wanted state exists already,
 * nothing changes, the revision included.
 * @throws Refusal when the release is unknown or was taken back, something else went live meanwhile, or the site would
 * break.
 */
export function activateRelease(database: Database, wanted: Wanted): Promise<ActivationResult> {
  return inOrder(database, async (situation) => {
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
  return inOrder(database, async (situation) => {
    const preparation = await prepare(situation, wanted);
    return preparation.status === 'done' ? preparation.result : null;
  });
}
