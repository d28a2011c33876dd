import type { LiveSet } from '../releases/liveSet.ts';

const DAY_MS = 86_400_000;

export interface LatelyLive {
  /** Records what is live, and returns the releases that are new here. */
  note: (liveSet: LiveSet, now: Date) => NamedRelease[];
  has: (name: string, version: string) => boolean;
  /** Removes the releases that were not live for a day, and returns them. */
  drop: (now: Date) => NamedRelease[];
}

interface NamedRelease {
  name: string;
  version: string;
}

/**
 * The releases that visitors got within the last day. Anybody can report any name, so only these become time series.
 */
export function createLatelyLive(): LatelyLive {
  const seen = new Map<string, NamedRelease & { at: number }>();
  const keyOf = (name: string, version: string) => `${name}@${version}`;
  return {
    note: ({ entries }, now) => {
      const news: NamedRelease[] = [];
      for (const [name, { release, lastGood, candidate }] of entries) {
        for (const version of [release.version, lastGood?.version, candidate?.release.version]) {
          if (version === undefined) continue;
          if (!seen.has(keyOf(name, version))) news.push({ name, version });
          seen.set(keyOf(name, version), { name, version, at: now.getTime() });
        }
      }
      return news;
    },
    has: (name, version) => seen.has(keyOf(name, version)),
    drop: (now) => {
      const old = [...seen.values()].filter(({ at }) => now.getTime() - at > DAY_MS);
      for (const { name, version } of old) seen.delete(keyOf(name, version));
      return old.map(({ name, version }) => ({ name, version }));
    },
  };
}
