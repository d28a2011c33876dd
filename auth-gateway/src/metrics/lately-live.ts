import type { LiveSet } from '../releases/liveSet.ts';

const DAY_MS = 86_400_000;

export interface LatelyLive {
  /** Notes what is live. */
  note: (liveSet: LiveSet, now: Date) => void;
  has: (name: string, version: string) => boolean;
  /** Forgets what was not live for a day, and gives it. */
  drop: (now: Date) => { name: string; version: string }[];
}

/** The releases that visitors got within the last day: anybody may name any other, so only these become time series. */
export function createLatelyLive(): LatelyLive {
  const seen = new Map<string, { name: string; version: string; at: number }>();
  const keyOf = (name: string, version: string) => `${name}@${version}`;
  return {
    note: ({ entries }, now) => {
      for (const [name, { release, lastGood, candidate }] of entries) {
        for (const version of [release.version, lastGood?.version, candidate?.release.version]) {
          if (version !== undefined) seen.set(keyOf(name, version), { name, version, at: now.getTime() });
        }
      }
    },
    has: (name, version) => seen.has(keyOf(name, version)),
    drop: (now) => {
      const old = [...seen.values()].filter(({ at }) => now.getTime() - at > DAY_MS);
      for (const { name, version } of old) seen.delete(keyOf(name, version));
      return old.map(({ name, version }) => ({ name, version }));
    },
  };
}
