import type { Release } from '@saltbush/contract/release';

export interface LiveEntry {
  release: Release;
  /** What to fall back to; null when there is no earlier release that held up. */
  lastGood: Release | null;
}

/** The active releases at one revision. Two gateways at the same revision hold the same one. */
export interface LiveSet {
  revision: number;
  entries: ReadonlyMap<string, LiveEntry>;
}

export interface Activation {
  revision: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
}

export interface LiveVersions {
  version: string;
  lastGood: string | null;
  /** Revision at which this version became active. */
  revision: number;
}

/**
 * What is live after these activations, given in order. The last good version is the latest one that was active
 * before and was not rolled back from since it was last activated.
 */
export function liveVersions(activations: readonly Activation[]): Map<string, LiveVersions> {
  const versionsByName = new Map<string, { order: string[]; rolledBack: Set<string>; revision: number }>();
  for (const { name, version, kind, revision } of activations) {
    const known = versionsByName.get(name) ?? { order: [], rolledBack: new Set<string>(), revision };
    const left = known.order.at(-1);
    if (kind === 'rollback' && left !== undefined && left !== version) known.rolledBack.add(left);
    known.rolledBack.delete(version);
    known.order.push(version);
    versionsByName.set(name, { ...known, revision });
  }
  const live = new Map<string, LiveVersions>();
  for (const [name, { order, rolledBack, revision }] of versionsByName) {
    const version = order.at(-1);
    if (version === undefined) continue;
    const lastGood = order.findLast((earlier) => earlier !== version && !rolledBack.has(earlier)) ?? null;
    live.set(name, { version, lastGood, revision });
  }
  return live;
}
