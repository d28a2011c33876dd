import type { LiveVersions } from '../releases/liveVersions.ts';

const MINUTE_MS = 60_000;
/** How long a release is on trial after its activation. */
const WATCH_MS = 60 * MINUTE_MS;
/** A new test begins every ten minutes, so that early good visits cannot hide later failures. */
const TEST_MS = 10 * MINUTE_MS;

/** A release on trial. */
export interface WatchedRelease {
  name: string;
  version: string;
  /** The line of the log that put it on trial. */
  seq: number;
  since: Date;
  /** The release it is compared with and would be replaced by; null when there was no good one before. */
  predecessor: string | null;
  /** Nothing was live before it, so visitors lose nothing that worked when it leaves the site. */
  isFirst: boolean;
  /** Revision of the set that it went live with; null when it went live alone. */
  set: number | null;
}

interface Situation {
  live: ReadonlyMap<string, LiveVersions>;
  /** The version that a rollback would activate. */
  lastGoodOf: (name: string) => string | null;
  /** The time of a line of the log. */
  timeOf: (seq: number) => Date;
  now: Date;
}

/** Every release that was activated within the last hour and not excepted. */
export function watchedReleases({ live, lastGoodOf, timeOf, now }: Situation): WatchedRelease[] {
  const isRecent = (seq: number) => now.getTime() - timeOf(seq).getTime() < WATCH_MS;
  const watched: WatchedRelease[] = [];
  for (const [name, { version, seq, isWatched, candidate, good, set }] of live) {
    if (isWatched && isRecent(seq)) {
      const isFirst = good.length === 0;
      watched.push({ name, version, seq, since: timeOf(seq), predecessor: lastGoodOf(name), isFirst, set });
    }
    if (candidate?.isWatched && isRecent(candidate.seq)) {
      const since = timeOf(candidate.rollout);
      watched.push({
        name,
        version: candidate.version,
        seq: candidate.seq,
        since,
        predecessor: version,
        isFirst: false,
        set: null,
      });
    }
  }
  return watched;
}

/** The start times of the tests that are under way. */
export function testStarts(since: Date, now: Date): Date[] {
  const begun = Math.floor((now.getTime() - since.getTime()) / TEST_MS);
  const oldest = Math.max(0, begun - WATCH_MS / TEST_MS + 1);
  return Array.from(
    { length: Math.max(0, begun - oldest + 1) },
    (_, index) => new Date(since.getTime() + (oldest + index) * TEST_MS),
  );
}
