import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ReleaseVisit } from './release-visit.ts';

const ROWS_AT_ONCE = 1_000;

const rowOf = ({ visit, name, version, network, failed, code, isFallback, loadMs, vitals }: ReleaseVisit) => ({
  visit,
  name,
  version,
  network,
  failed,
  code,
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
        (visit, name, version, network, failed, code, is_fallback, load_ms, lcp_ms, inp_ms, cls, ttfb_ms)
      select visit, name, version, network, failed, code, is_fallback, load_ms, lcp_ms, inp_ms, cls, ttfb_ms
      from jsonb_to_recordset(${batch}::jsonb) as row (
        visit text, name text, version text, network text, failed boolean, code text, is_fallback boolean,
        load_ms integer, lcp_ms integer, inp_ms integer, cls real, ttfb_ms integer
      )
      on conflict (visit, name, version) do update set
        failed = known.failed or excluded.failed,
        code = coalesce(known.code, excluded.code),
        is_fallback = known.is_fallback or excluded.is_fallback,
        load_ms = coalesce(known.load_ms, excluded.load_ms),
        lcp_ms = greatest(known.lcp_ms, excluded.lcp_ms),
        inp_ms = greatest(known.inp_ms, excluded.inp_ms),
        cls = greatest(known.cls, excluded.cls),
        ttfb_ms = greatest(known.ttfb_ms, excluded.ttfb_ms)
    `.execute(db);
  }
}
