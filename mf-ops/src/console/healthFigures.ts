import type { LiveRelease, ReleaseHealthReport } from '@saltbush/contract/release-api';
import { type Figures, type Verdict, verdictOf } from './verdictOf.ts';

/** Figures of one release in a report; null when nobody visited it. */
export function figuresOf(report: ReleaseHealthReport | undefined, name: string, version: string): Figures | null {
  const release = report?.remotes
    .find((remote) => remote.name === name)
    ?.releases.find((candidate) => candidate.version === version);
  if (!release || release.visits === 0) return null;
  const { visits, failed, loadMs } = release;
  return { version, visits, failed, loadMsP75: loadMs?.p75 ?? null };
}

export interface LiveVerdicts {
  live: Verdict;
  /** Null when every visitor gets the live release. */
  candidate: Verdict | null;
}

/**
 * How the live releases did in the last hour. For a release without visits in that hour, such as the one before, it
 * takes the last day.
 */
export function liveVerdicts(
  { name, version, lastGood, candidate }: LiveRelease,
  hour: ReleaseHealthReport | undefined,
  day: ReleaseHealthReport | undefined,
): LiveVerdicts {
  const earlier = (wanted: string) => figuresOf(hour, name, wanted) ?? figuresOf(day, name, wanted);
  return {
    live: verdictOf(figuresOf(hour, name, version), lastGood === null ? null : earlier(lastGood)),
    candidate: candidate && verdictOf(figuresOf(hour, name, candidate.version), earlier(version)),
  };
}

/** How urgently somebody must look. */
export const GRAVITY: Record<Verdict['status'], number> = { worse: 3, slower: 2, 'too-few': 1, fine: 1, unvisited: 0 };

/** Higher means more urgent. */
export function gravity({ live, candidate }: LiveVerdicts): number {
  return Math.max(GRAVITY[live.status], candidate ? GRAVITY[candidate.status] : 0);
}
