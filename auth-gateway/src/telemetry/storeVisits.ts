import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ReleaseVisit } from './release-visit.ts';

const ROWS_AT_ONCE = 1_000;

const rowOf = ({ visit, name, version, isFallback, loadMs, vitals, isCold, ...more }: ReleaseVisit) => ({
  visit,
  name,
  version,
  network: more.network,
  failed: more.failed,
  code: more.code,
  page: more.page,
  device: more.device,
  connection: more.connection,
  is_cold: isCold,
  is_fallback: isFallback,
  load_ms: loadMs,
  lcp_ms: vitals.LCP,
  inp_ms: vitals.INP,
  cls: vitals.CLS,
  ttfb_ms: vitals.TTFB,
});

/** Merges new reports into the stored visits. A visit counts once for each release, and fails at most once. */
export async function storeVisits(db: Kysely<Tables>, visits: readonly ReleaseVisit[]): Promise<void> {
  // Sorted, so that gateways that write the same visits at once cannot deadlock.
  const rows = visits.map(rowOf).sort((a, b) => (a.visit < b.visit ? -1 : a.visit > b.visit ? 1 : 0));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await sql`
      insert into release_visits as known
        (visit, name, version, network, failed, code, is_fallback, load_ms, lcp_ms, inp_ms, cls, ttfb_ms,
         page, device, connection, is_cold, vitals_at)
      select visit, name, version, network, failed, code, is_fallback, load_ms, lcp_ms, inp_ms, cls, ttfb_ms,
        page, device, connection, is_cold,
        case when coalesce(lcp_ms, inp_ms, cls) is not null then clock_timestamp() end
      from jsonb_to_recordset(${batch}::jsonb) as row (
        visit text, name text, version text, network text, failed boolean, code text, is_fallback boolean,
        load_ms integer, lcp_ms integer, inp_ms integer, cls real, ttfb_ms integer,
        page text, device text, connection text, is_cold boolean
      )
      on conflict (visit, name, version) do update set
        failed = known.failed or excluded.failed,
        code = coalesce(known.code, excluded.code),
        is_fallback = known.is_fallback or excluded.is_fallback,
        load_ms = coalesce(known.load_ms, excluded.load_ms),
        lcp_ms = greatest(known.lcp_ms, excluded.lcp_ms),
        inp_ms = greatest(known.inp_ms, excluded.inp_ms),
        cls = greatest(known.cls, excluded.cls),
        ttfb_ms = greatest(known.ttfb_ms, excluded.ttfb_ms),
        page = coalesce(known.page, excluded.page),
        device = coalesce(known.device, excluded.device),
        connection = coalesce(known.connection, excluded.connection),
        is_cold = coalesce(known.is_cold, excluded.is_cold),
        vitals_at = coalesce(excluded.vitals_at, known.vitals_at)
    `.execute(db);
  }
}
