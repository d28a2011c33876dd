import { Refusal } from '@saltbush/capability/refusal';
import type { SetChange, SetMember } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import { appendSet } from './appendSet.ts';
import { checkAgainstSite } from './compatibility.ts';
import { findRelease } from './findRelease.ts';
import { inOrder, type Situation } from './inOrder.ts';
import { isSetLive } from './isSetLive.ts';
import { liveSetAfter } from './liveSetAfter.ts';
import { ownershipAfter } from './ownershipAfter.ts';
import { readSet } from './readSet.ts';

interface Wanted {
  /** Revision with which the set went live. */
  set: number;
  actor: string;
  reason: string;
  /** The revision that the caller decided on. At any other revision the rollback is refused. */
  revision?: number;
  /** Facts for the log. */
  details?: Record<string, unknown>;
}

function changedMeanwhile(set: number, releases: readonly SetMember[], { versions }: Situation): Refusal {
  const now = releases.map(({ name }) => {
    const live = versions.get(name);
    const candidate = live?.candidate ? ` and ${live.candidate.version} for ${live.candidate.share} %` : '';
    return `${name} ${live?.version ?? 'nothing'}${candidate}`;
  });
  const message =
    `Not all of set ${set} is live as it was activated: live are ${now.join(', ')}. Roll back its members by their names, ` +
    'or activate another set.';
  return new Refusal(message, { status: 409, code: 'set-changed' });
}

async function prepare(situation: Situation, { set, actor, reason, revision, details }: Wanted) {
  const { transaction, liveSet, versions } = situation;
  const members = await readSet(transaction, set);
  if (revision !== undefined && revision !== liveSet.revision) {
    const message = `Something else went live since revision ${revision}. Look at mfe status, then decide again.`;
    throw new Refusal(message, { status: 409, code: 'stale-base' });
  }
  if (!isSetLive(set, members, versions)) throw changedMeanwhile(set, members, situation);
  const targets = await Promise.all(
    members.map(async ({ name, before }) => {
      return [name, before === null ? null : await findRelease(transaction, name, before)] as const;
    }),
  );
  const changes = new Map(targets);
  const after = liveSetAfter(liveSet, changes);
  const ownership = ownershipAfter(situation.ownership, changes);
  for (const target of changes.values()) {
    if (target !== null) checkAgainstSite(target, after, { base: null, isRollback: true, ownership });
  }
  const releases = members.map(({ name, version, before }) => ({ name, version: before, before: version }));
  const lines = releases
    .map(({ name, version, before }) => ({
      ...{ kind: version === null ? ('retire' as const) : ('rollback' as const), name },
      ...{ version: version ?? before, share: version === null ? null : 100 },
      details: { ...details, withdrawn: [before] },
    }))
    // The last line stands for all, so it is a rollback where there is one.
    .sort((one, other) => Number(one.kind === 'rollback') - Number(other.kind === 'rollback'));
  return () => appendSet(transaction, { kind: 'rollback', lines, releases, actor, reason, undoes: set });
}

/**
 * Takes back all releases of a set at the same moment, in one revision: each name gets what it had right before, and what
 * had nothing leaves the site.
 * @throws Refusal when not all of them are live any more, or the site would break. Then nothing changes.
 */
export function rollbackSet(database: Database, wanted: Wanted): Promise<SetChange> {
  return inOrder(database, async (situation) => (await prepare(situation, wanted))());
}

/** Checks whether a set could be taken back, without doing it. @throws Refusal like `rollbackSet`. */
export function trySetRollback(database: Database, wanted: Wanted): Promise<void> {
  return inOrder(database, async (situation) => void (await prepare(situation, wanted)));
}
