import { claimedPaths, type RouteClaim, routeShape } from '@saltbush/contract/gate';
import type { LiveEntry } from './liveSet.ts';
import type { LiveVersions } from './liveVersions.ts';

interface Situation {
  entries: ReadonlyMap<string, Pick<LiveEntry, 'release' | 'candidate' | 'lastGood'>>;
  versions: ReadonlyMap<string, LiveVersions>;
  retired: ReadonlyMap<string, unknown>;
}

/**
 * Who has which routes now: those of the live release and of the candidate are held; to those of the release that a
 * rollback would bring back the remote can come back. Stored claims keep their age as long as the remote has the route
 * without a break. A remote that was taken off the site keeps what it had, so that nobody gains a route by having another remote
 * taken off: an operator may grant it. A claim that is not stored, since an older gateway activated the release, is as old as the line with
 * which the release went live.
 */
export function settledClaims({ entries, versions, retired }: Situation, stored: readonly RouteClaim[]): RouteClaim[] {
  const known = new Map(stored.map((claim) => [`${claim.remote} ${routeShape(claim.path)}`, claim]));
  const claims = new Map<string, RouteClaim>();
  for (const [remote, { release, candidate, lastGood }] of entries) {
    const live = versions.get(remote);
    if (live === undefined) continue;
    const held = [
      { release, since: live.seq, isHeld: true },
      { release: candidate?.release, since: live.candidate?.rollout ?? live.seq, isHeld: true },
      { release: lastGood, since: live.seq, isHeld: false },
    ];
    for (const { release: one, since, isHeld } of held) {
      if (!one) continue;
      for (const path of claimedPaths(one)) {
        const key = `${remote} ${routeShape(path)}`;
        if (!claims.has(key)) claims.set(key, { path, remote, since: known.get(key)?.since ?? since, isHeld });
      }
    }
  }
  const kept = stored.filter(({ remote, isHeld }) => isHeld && retired.has(remote));
  return [...claims.values(), ...kept].sort((a, b) => a.since - b.since);
}
