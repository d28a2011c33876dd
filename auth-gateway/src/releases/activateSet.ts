import { Refusal } from '@saltbush/capability/refusal';
import type { SetChange } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import { afterTrial, type Preparation } from './afterTrial.ts';
import { appendSet } from './appendSet.ts';
import { checkAgainstSite } from './compatibility.ts';
import { findRelease } from './findRelease.ts';
import type { Situation } from './inOrder.ts';
import { liveSetAfter } from './liveSetAfter.ts';
import type { LiveVersions } from './liveVersions.ts';
import { ownershipAfter } from './ownershipAfter.ts';
import { requireNotTakenBack } from './requireNotTakenBack.ts';
import type { Trials } from './trials.ts';

interface Wanted {
  /** Each name once. */
  releases: readonly { name: string; version: string }[];
  actor: string;
  reason: string;
  /** Whether the gateway may take the set back by itself. */
  isWatched: boolean;
  /** Activate releases even though they were taken back. */
  isEvenThoughWithdrawn: boolean;
}

/** @throws Refusal for a release that is live while another one has a share beside it: neither is for all visitors then. */
function requireNoCandidateBeside(
  live: LiveVersions | undefined,
  { name, version }: { name: string; version: string },
) {
  if (live?.version !== version || live.candidate === null) return;
  const message =
    `${name} ${version} is live already, and ${live.candidate.version} for ${live.candidate.share} % beside it. End that ` +
    `rollout first with mfe rollback ${name}, or leave ${name} out.`;
  throw new Refusal(message, { status: 409, code: 'already-active' });
}

async function prepare(situation: Situation, wanted: Wanted): Promise<Preparation<SetChange>> {
  const { transaction, liveSet, versions } = situation;
  const { actor, reason, isWatched, isEvenThoughWithdrawn } = wanted;
  const manifests = await Promise.all(wanted.releases.map((one) => findRelease(transaction, one.name, one.version)));
  for (const { name, version } of manifests) requireNoCandidateBeside(versions.get(name), { name, version });
  const changed = manifests.filter(({ name, version }) => versions.get(name)?.version !== version);
  if (changed.length === 0) {
    return { status: 'done', result: { revision: liveSet.revision, kind: 'activate', releases: [] } };
  }
  for (const { name, version } of changed) {
    await requireNotTakenBack(situation, { name, version, isEvenThoughWithdrawn });
  }
  // What counts is whether they fit each other and whatever stays, not what they replace.
  const changes = new Map(changed.map((release) => [release.name, release]));
  const after = liveSetAfter(liveSet, changes);
  const ownership = ownershipAfter(situation.ownership, changes);
  for (const release of changed) {
    const base = liveSet.entries.get(release.name)?.release ?? null;
    checkAgainstSite(release, after, { base, isRollback: false, ownership });
  }
  const releases = changed.map(({ name, version }) => ({
    ...{ name, version, before: versions.get(name)?.version ?? null },
  }));
  const lines = releases.map(({ name, version }) => ({
    ...{ kind: 'activate' as const, name, version, share: 100 },
    details: isWatched ? null : { watch: false },
  }));
  return {
    status: 'possible',
    planned: { next: after, changed },
    write: () => appendSet(transaction, { kind: 'activate', lines, releases, actor, reason }),
  };
}

/**
 * Gives several releases to all visitors at the same moment, in one revision. They are checked against each other and
 * against what stays live, and tried together. Those that are live already are left out; when all are, nothing changes.
 * @throws Refusal when one is unknown, was taken back or fails its trial, or the site would break. Then none is activated.
 */
export function activateSet(database: Database, trials: Trials, wanted: Wanted): Promise<SetChange> {
  return afterTrial(database, trials, {
    prepare: (situation) => prepare(situation, wanted),
    act: ({ write }) => write(),
  });
}

/**
 * Checks whether a set could be activated, its trial included, without doing it. Returns what is live when it is already as
 * wanted, else null.
 * @throws Refusal like `activateSet`.
 */
export function trySet(database: Database, trials: Trials, wanted: Wanted): Promise<SetChange | null> {
  return afterTrial(database, trials, { prepare: (situation) => prepare(situation, wanted), act: async () => null });
}
