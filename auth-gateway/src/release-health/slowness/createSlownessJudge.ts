import type { SlownessFinding } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../database/tables.ts';
import { compareReleases } from './compareReleases.ts';
import { type MeasuredVisit, readTimedVisits, SETTLED_MS } from './readTimedVisits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Right after an activation, processes start and pages are made for the first time. */
const FIRST_MS = 30_000;
/** A new test begins every twenty minutes, so that quick visits at first cannot hide what becomes slow later. */
const TEST_MS = 20 * MINUTE_MS;
const MOST_BEFORE = 30_000;
/** No more can be compared with those before. */
const MOST_COMPARED = 4_000;
/** How old a finding may be. Visits are counted two minutes after they were made, so nobody waits for the next one. */
const FRESH_MS = 10_000;
const RELEASES_KEPT = 40;
/** Each may hold thirty thousand visits. */
const POOLS_KEPT = 8;

export interface JudgedRelease {
  name: string;
  version: string;
  /** The release that it is compared with. */
  before: string;
  /** When the first visitor got it. */
  since: Date;
}

/** What each measure says of a release, what says most first. */
export type SlownessJudge = (release: JudgedRelease, now: Date) => Promise<SlownessFinding[]>;

const GRAVITY: Record<SlownessFinding['status'], number> = { slower: 2, 'looks-slower': 1, 'no-evidence': 0 };
const bySeverity = (a: SlownessFinding, b: SlownessFinding): number =>
  GRAVITY[b.status] - GRAVITY[a.status] || b.odds - a.odds;

/** Returns a function that tells how quick a release was in its first hour, beside the one before. */
export function createSlownessJudge(db: Kysely<Tables>): SlownessJudge {
  const pools = new LRUCache<string, Promise<MeasuredVisit[]>>({ max: POOLS_KEPT, ttl: HOUR_MS });
  const findings = new LRUCache<string, Promise<SlownessFinding[]>>({ max: RELEASES_KEPT });

  /** Visits to the release before, those nearest in time first. They are the same however often one looks. */
  function poolOf({ name, before, since }: JudgedRelease): Promise<MeasuredVisit[]> {
    const key = `${name} ${before} ${since.getTime()}`;
    const known = pools.get(key);
    if (known) return known;
    const asked = readTimedVisits(db, {
      ...{ name, version: before, from: new Date(since.getTime() - DAY_MS), until: since, knownBefore: since },
      ...{ order: 'latest', most: MOST_BEFORE },
    });
    pools.set(key, asked);
    asked.catch(() => pools.delete(key));
    return asked;
  }

  async function judge(release: JudgedRelease, now: Date): Promise<SlownessFinding[]> {
    const { name, version, since } = release;
    const until = new Date(Math.min(now.getTime() - SETTLED_MS, since.getTime() + HOUR_MS));
    const pool = await poolOf(release);
    if (pool.length === 0) return [];
    const worst = new Map<SlownessFinding['measure'], SlownessFinding>();
    for (let test = since.getTime() + FIRST_MS; test < until.getTime(); test += TEST_MS) {
      const visits = await readTimedVisits(db, {
        ...{ name, version, from: new Date(test), until, knownBefore: since },
        ...{ order: 'first', most: MOST_COMPARED },
      });
      for (const finding of compareReleases(visits, pool)) {
        const other = worst.get(finding.measure);
        if (other === undefined || bySeverity(finding, other) < 0) worst.set(finding.measure, finding);
      }
    }
    return [...worst.values()].sort(bySeverity);
  }

  return (release, now) => {
    const { name, version, before, since } = release;
    const key = `${name} ${version} ${before} ${since.getTime()}`;
    const known = findings.get(key);
    if (known) return known;
    const asked = judge(release, now);
    const isOver = now.getTime() - since.getTime() > HOUR_MS + SETTLED_MS;
    findings.set(key, asked, isOver ? {} : { ttl: FRESH_MS });
    asked.catch(() => findings.delete(key));
    return asked;
  };
}
