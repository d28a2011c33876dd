import type { ReleaseHealth, ReleaseHealthReport } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { countByRelease, countByStep, type Period, type ReleaseRow, type StepRow } from './visit-counts.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** Layout shifts are counted in thousandths. */
const CLS_PARTS = 1_000;

/** Minutes between two points of a report. */
function stepMinutesOf(hours: number): number {
  if (hours <= 1) return 1;
  return hours <= DAY_HOURS ? 30 : 240;
}

/** Steps begin at whole minutes or hours, so that two reports share their points. */
function periodOf(now: Date, hours: number): Period {
  const stepMs = stepMinutesOf(hours) * MINUTE_MS;
  const steps = Math.ceil((hours * HOUR_MINUTES * MINUTE_MS) / stepMs);
  const lastStep = Math.floor(now.getTime() / stepMs);
  return { from: new Date((lastStep - steps + 1) * stepMs), to: now, stepMs };
}

function releaseHealth(row: ReleaseRow, steps: ReadonlyMap<number, StepRow>, period: Period): ReleaseHealth {
  const { version, visits, failed, fallbacks, loads, lcp, inp, cls, ttfb } = row;
  const { from, to, stepMs } = period;
  const count = Math.floor((to.getTime() - from.getTime()) / stepMs) + 1;
  return {
    version,
    visits,
    failed,
    fallbacks,
    loadMs: loads === null ? null : { p50: loads[0], p75: loads[1], p95: loads[2] },
    vitals: {
      lcpMs: lcp,
      inpMs: inp,
      cls: cls === null ? null : Math.round(cls * CLS_PARTS) / CLS_PARTS,
      ttfbMs: ttfb,
    },
    points: Array.from({ length: count }, (_, step) => {
      const point = steps.get(step);
      return {
        at: new Date(from.getTime() + step * stepMs).toISOString(),
        visits: point?.visits ?? 0,
        failed: point?.failed ?? 0,
        loadMsP75: point?.load_p75 ?? null,
      };
    }),
  };
}

interface Wanted {
  /** Null means all names. */
  name: string | null;
  hours: number;
  now: Date;
}

/** How each release did over the last hours, in steps of a minute, half an hour or four hours. */
export async function reportHealth(db: Kysely<Tables>, { name, hours, now }: Wanted): Promise<ReleaseHealthReport> {
  const period = periodOf(now, hours);
  const keyOf = (row: { name: string; version: string }) => `${row.name}@${row.version}`;
  const steps = new Map<string, Map<number, StepRow>>();
  for (const row of await countByStep(db, name, period)) {
    const ofRelease = steps.get(keyOf(row)) ?? new Map<number, StepRow>();
    steps.set(keyOf(row), ofRelease.set(row.step, row));
  }
  const remotes = new Map<string, ReleaseHealth[]>();
  for (const row of await countByRelease(db, name, period)) {
    const release = releaseHealth(row, steps.get(keyOf(row)) ?? new Map(), period);
    remotes.set(row.name, [...(remotes.get(row.name) ?? []), release]);
  }
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    stepMinutes: period.stepMs / MINUTE_MS,
    remotes: [...remotes].map(([remote, releases]) => ({ name: remote, releases })),
  };
}
