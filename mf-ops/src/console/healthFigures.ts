import type { HealthReport, LiveRelease } from '@saltbush/contract/release-api';
import { type Figures, judgeHealth, type Verdict } from './judgeHealth.ts';

/** The figures of one release in a report, or null where nobody visited it. */
export function figuresOf(report: HealthReport | undefined, name: string, version: string): Figures | null {
  const release = report?.remotes
    .find((remote) => remote.name === name)
    ?.releases.find((candidate) => candidate.version === version);
  if (!release || release.visits === 0) return null;
  const { visits, failed, loadMs } = release;
  return { version, visits, failed, loadMsP75: loadMs?.p75 ?? null };
}

export interface LiveVerdicts {
  live: Verdict;
  /** Null where every visitor gets the live release. */
  candidate: Verdict | null;
}

/**
 * How what is live did in the last hour. A release that has had no visitor in that hour, such as the one before, is
 * taken from the last day.
 */
export function liveVerdicts(
  { name, version, lastGood, candidate }: LiveRelease,
  hour: HealthReport | undefined,
  day: HealthReport | undefined,
): LiveVerdicts {
  const earlier = (wanted: string) => figuresOf(hour, name, wanted) ?? figuresOf(day, name, wanted);
  return {
    live: judgeHealth(figuresOf(hour, name, version), lastGood === null ? null : earlier(lastGood)),
    candidate: candidate && judgeHealth(figuresOf(hour, name, candidate.version), earlier(version)),
  };
}

/** How soon somebody must look. */
export const GRAVITY: Record<Verdict['status'], number> = { worse: 3, slower: 2, 'too-few': 1, fine: 1, unvisited: 0 };

/** The more, the sooner somebody must look. */
export function gravity({ live, candidate }: LiveVerdicts): number {
  return Math.max(GRAVITY[live.status], candidate ? GRAVITY[candidate.status] : 0);
}
