import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { BUCKET_GROWTH } from './percentiles.ts';

export interface Period {
  from: Date;
  to: Date;
  stepMs: number;
}

interface StepRow {
  name: string;
  version: string;
  /** From 0. */
  step: number;
  /** Of the load time; null of visits without one. */
  bucket: number | null;
  visits: number;
  failed: number;
  fallbacks: number;
}

interface VitalRow {
  name: string;
  version: string;
  metric: 'lcp' | 'inp' | 'cls' | 'ttfb';
  bucket: number;
  visits: number;
}

const bucket = (value: ReturnType<typeof sql>) =>
  sql`floor(ln(${value} + 1) / ${sql.lit(Math.log(BUCKET_GROWTH))}::double precision)::integer`;

const within = (name: string | null, { from, to }: Period) =>
  name === null ? sql`at >= ${from} and at <= ${to}` : sql`name = ${name} and at >= ${from} and at <= ${to}`;

/** Visits of a period by release, step and bucket of their load time. */
export async function countByStep(db: Kysely<Tables>, name: string | null, period: Period): Promise<StepRow[]> {
  // In floating point: the numbers that `extract` gives are several times slower.
  const begin = sql`${sql.lit(period.from.getTime() / 1_000)}::double precision`;
  const seconds = sql`(extract(epoch from at)::double precision - ${begin})`;
  const step = sql`floor(${seconds} / ${sql.lit(period.stepMs / 1_000)}::double precision)::integer`;
  const { rows } = await sql<StepRow>`
    select name, version, ${step} as step, ${bucket(sql`load_ms::double precision`)} as bucket,
      count(*)::integer as visits, (count(*) filter (where failed))::integer as failed,
      (count(*) filter (where is_fallback))::integer as fallbacks
    from release_visits where ${within(name, period)} group by 1, 2, 3, 4
  `.execute(db);
  return rows;
}

/** What visits of a period measured, by release and bucket; CLS in ten-thousandths. */
export async function countVitals(db: Kysely<Tables>, name: string | null, period: Period): Promise<VitalRow[]> {
  const { rows } = await sql<VitalRow>`
    select name, version, metric, ${bucket(sql`value`)} as bucket, count(*)::integer as visits
    from release_visits, lateral (values
      ('lcp', lcp_ms::double precision), ('inp', inp_ms::double precision),
      ('cls', cls * 10000::double precision), ('ttfb', ttfb_ms::double precision)
    ) as measured (metric, value)
    where ${within(name, period)} and value is not null group by 1, 2, 3, 4
  `.execute(db);
  return rows;
}
