import type { HealthReport, ReleaseHealth } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { addToHistogram, type Histogram, percentile } from './percentiles.ts';
import { countByStep, countVitals, type Period } from './visit-counts.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
const QUARTERS = 0.75;

/** Minutes between the points of a report over so many hours. */
function stepMinutesOf(hours: number): number {
  if (hours <= 1) return 1;
  return hours <= DAY_HOURS ? 30 : 240;
}

/** Steps begin at the whole minute or hour, so that two reports have theirs in common. */
function periodOf(now: Date, hours: number): Period {
  const stepMs = stepMinutesOf(hours) * MINUTE_MS;
  const steps = (hours * HOUR_MINUTES * MINUTE_MS) / stepMs;
  const lastStep = Math.floor(now.getTime() / stepMs);
  return { from: new Date((lastStep - Math.ceil(steps) + 1) * stepMs), to: now, stepMs };
}

interface Course {
  /** By step. */
  points: Map<number, { visits: number; failed: number; loads: Histogram }>;
  loads: Histogram;
  vitals: Map<string, Histogram>;
  visits: number;
  failed: number;
  fallbacks: number;
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));
const CLS_PLACES = 1_000;

function releaseHealth(version: string, course: Course, { from, to, stepMs }: Period): ReleaseHealth {
  const { visits, failed, fallbacks, loads } = course;
  const vital = (metric: string) => percentile(course.vitals.get(metric) ?? new Map(), QUARTERS);
  const cls = vital('cls');
  const load = (part: number) => Math.round(percentile(loads, part) ?? 0);
  const steps = Math.floor((to.getTime() - from.getTime()) / stepMs) + 1;
  return {
    version,
    visits,
    failed,
    fallbacks,
    loadMs: loads.size === 0 ? null : { p50: load(0.5), p75: load(QUARTERS), p95: load(0.95) },
    vitals: {
      lcpMs: rounded(vital('lcp')),
      inpMs: rounded(vital('inp')),
      // Counted in ten-thousandths.
      cls: cls === null ? null : Math.round(cls / 10) / CLS_PLACES,
      ttfbMs: rounded(vital('ttfb')),
    },
    points: Array.from({ length: steps }, (_, step) => {
      const point = course.points.get(step);
      return {
        at: new Date(from.getTime() + step * stepMs).toISOString(),
        visits: point?.visits ?? 0,
        failed: point?.failed ?? 0,
        loadMsP75: rounded(point ? percentile(point.loads, QUARTERS) : null),
      };
    }),
  };
}

interface Wanted {
  /** Null for all. */
  name: string | null;
  hours: number;
  now: Date;
}

/** How each release did over the last hours, in steps of a minute, half an hour or four hours. */
export async function reportHealth(db: Kysely<Tables>, { name, hours, now }: Wanted): Promise<HealthReport> {
  const period = periodOf(now, hours);
  const remotes = new Map<string, Map<string, Course>>();
  const courseOf = ({ name: remote, version }: { name: string; version: string }): Course => {
    const releases = remotes.get(remote) ?? new Map<string, Course>();
    remotes.set(remote, releases);
    const known = releases.get(version);
    if (known) return known;
    const course = { points: new Map(), loads: new Map(), vitals: new Map(), visits: 0, failed: 0, fallbacks: 0 };
    releases.set(version, course);
    return course;
  };
  for (const row of await countByStep(db, name, period)) {
    const course = courseOf(row);
    const point = course.points.get(row.step) ?? { visits: 0, failed: 0, loads: new Map() };
    course.points.set(row.step, point);
    point.visits += row.visits;
    point.failed += row.failed;
    course.visits += row.visits;
    course.failed += row.failed;
    course.fallbacks += row.fallbacks;
    if (row.bucket === null) continue;
    addToHistogram(point.loads, row.bucket, row.visits);
    addToHistogram(course.loads, row.bucket, row.visits);
  }
  for (const row of await countVitals(db, name, period)) {
    const { vitals } = courseOf(row);
    const histogram: Histogram = vitals.get(row.metric) ?? new Map();
    vitals.set(row.metric, histogram);
    addToHistogram(histogram, row.bucket, row.visits);
  }
  const newestFirst = await publishOrder(db, [...remotes.keys()]);
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    stepMinutes: period.stepMs / MINUTE_MS,
    remotes: [...remotes]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([remote, courses]) => ({
        name: remote,
        releases: [...courses]
          .sort(([a], [b]) => newestFirst(remote, a) - newestFirst(remote, b))
          .map(([version, course]) => releaseHealth(version, course, period)),
      })),
  };
}

/** Tells the place of a release among those of its name, the newest first. */
async function publishOrder(db: Kysely<Tables>, names: string[]): Promise<(name: string, version: string) => number> {
  if (names.length === 0) return () => 0;
  const rows = await db
    .selectFrom('releases')
    .select(['name', 'version'])
    .where('name', 'in', names)
    .orderBy('published_at', 'desc')
    .execute();
  const places = new Map(rows.map(({ name, version }, place) => [`${name}@${version}`, place]));
  return (name, version) => places.get(`${name}@${version}`) ?? rows.length;
}
