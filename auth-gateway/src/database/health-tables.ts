import type { Written } from './columns.ts';

/** How one release did in one page load, as the browser said. */
interface ReleaseVisitTable {
  /** Id of the page load, which the gateway gave out. */
  visit: string;
  name: string;
  version: string;
  /** Of the first report. */
  at: Written<Date>;
  /** Hash of the network that reported, with a salt of the day. */
  network: string;
  /** The release was given up: it could not be loaded, or it threw. */
  failed: boolean;
  code: string | null;
  /** It stood in for a newer release. */
  is_fallback: boolean;
  load_ms: number | null;
  lcp_ms: number | null;
  inp_ms: number | null;
  cls: number | null;
  ttfb_ms: number | null;
}

export interface HealthTables {
  release_visits: ReleaseVisitTable;
}
