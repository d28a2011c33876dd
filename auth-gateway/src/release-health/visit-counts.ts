import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface Period {
  from: Date;
  to: Date;
  stepMs: number;
}

export interface StepRow {
  name: string;
  version: string;
  /** Counts from 0. */
  step: number;
  visits: number;
  failed: number;
  load_p75: number | null;
}

export interface ReleaseRow {
  name: string;
  version: string;
  visits: number;
  failed: number;
  fallbacks: number;
  /** 50th, 75th and 95th percentile; null when nobody measured. */
  loads: [number, number, number] | null;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  ttfb: number | null;
}

const within = (name: string | null, { from, to }: Period) =>
  name === null ? sql`at >= ${from} and at <= ${to}` : sql`name = ${name} and at >= ${from} and at <= ${to}`;

const COUNTS = sql`count(*)::integer as visits, (count(*) filter (where failed))::integer as failed`;

/** Visits of a period by release and step. */
export async function countByStep(db: Kysely<Tables>, name: string | null, period: Period): Promise<StepRow[]> {
  // Computed in floating point: the numeric values from `extract` are several times slower.
  const begin = sql`${sql.lit(period.from.getTime() / 1_000)}::double precision`;
  const seconds = sql`(extract(epoch from at)::double precision - ${begin})`;
  const step = sql`floor(${seconds} / ${sql.lit(period.stepMs / 1_000)}::double precision)::integer`;
  const { rows } = await sql<StepRow>`
    select name, version, ${step} as step, ${COUNTS}, percentile_disc(0.75) within group (order by load_ms) as load_p75
    from release_visits where ${within(name, period)} group by 1, 2, 3
  `.execute(db);
  return rows;
}

/** Visits of a period by release, the newest release of each name first. */
export async function countByRelease(db: Kysely<Tables>, name: string | null, period: Period): Promise<ReleaseRow[]> {
  const p75 = (column: string) => sql`percentile_disc(0.75) within group (order by ${sql.ref(column)})`;
  const { rows } = await sql<ReleaseRow>`
    with counted as (
      select name, version, ${COUNTS}, (count(*) filter (where is_fallback))::integer as fallbacks,
        percentile_disc(array[0.5, 0.75, 0.95]) within group (order by load_ms) as loads,
        ${p75('lcp_ms')} as lcp, ${p75('inp_ms')} as inp, ${p75('cls')} as cls, ${p75('ttfb_ms')} as ttfb
      from release_visits where ${within(name, period)} group by name, version
    )
    select counted.* from counted left join releases using (name, version)
    order by name, published_at desc nulls last, version desc
  `.execute(db);
  return rows;
}
