import { Refusal } from '@saltbush/capability/refusal';
import type { Release } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';
import { afterTrial, type Preparation } from './afterTrial.ts';
import { appendToLog } from './appendToLog.ts';
import { checkAgainstSite } from './compatibility.ts';
import { findRelease } from './findRelease.ts';
import type { Situation } from './inOrder.ts';
import type { LiveSet } from './liveSet.ts';
import { liveSetAfter } from './liveSetAfter.ts';
import type { LiveVersions } from './liveVersions.ts';
import type { ActivationResult, ReleaseChange } from './release-change.ts';
import { requireNotTakenBack } from './requireNotTakenBack.ts';
import { staleBase } from './staleBase.ts';
import type { Trials } from './trials.ts';

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

/** The live set once this release has its share beside the live one, or all visitors. */
function liveSetWithShare(liveSet: LiveSet, release: Release, share: number): LiveSet {
  const entry = liveSet.entries.get(release.name);
  if (share === 100 || entry === undefined) return liveSetAfter(liveSet, new Map([[release.name, release]]));
  const candidate = { release, share, rollout: 0 };
  return { ...liveSet, entries: new Map(liveSet.entries).set(release.name, { ...entry, candidate }) };
}

async function prepare(situation: Situation, wanted: Wanted): Promise<Preparation<ActivationResult>> {
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
    planned: { next: liveSetWithShare(liveSet, release, share), changed: [release] },
    write: async () => {
      const { seq } = await appendToLog(transaction, { ...result, actor, reason, details: details ?? null });
      return { revision: seq, ...result };
    },
  };
}

/**
 * Gives a release to all visitors, or to a share of them beside the live one, once it passed its trial. When the wanted
 * state exists already, nothing changes, the revision included.
 * @throws Refusal when the release is unknown, was taken back or fails its trial, something else went live meanwhile, or
 * the site would break.
 */
export function activateRelease(database: Database, trials: Trials, wanted: Wanted): Promise<ActivationResult> {
  return afterTrial(database, trials, {
    prepare: (situation) => prepare(situation, wanted),
    act: ({ write }) => write(),
  });
}

/**
 * Checks whether an activation would work, its trial included, without doing it. Returns what is live when it is already as
 * wanted, else null.
 * @throws Refusal like `activateRelease`.
 */
export function tryActivation(database: Database, trials: Trials, wanted: Wanted): Promise<ActivationResult | null> {
  return afterTrial(database, trials, { prepare: (situation) => prepare(situation, wanted), act: async () => null });
}
