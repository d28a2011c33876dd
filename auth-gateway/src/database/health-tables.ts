import type { Written } from '@saltbush/capability/database';

/** How one release did in one page load, as the browser reported it. */
interface ReleaseVisitTable {
  /** Id of the page load, given out by the gateway. */
  visit: string;
  name: string;
  version: string;
  /** Time of the first report. */
  at: Written<Date>;
  /** Salted hash of the network that reported, for a visit that counts for the health of the release. The salt changes every day. */
  network: string | null;
  /** Whether the release was given up: it could not be loaded, or it threw. */
  failed: boolean;
  code: string | null;
  /** Whether it stood in for a newer release. */
  is_fallback: boolean;
  load_ms: number | null;
  lcp_ms: number | null;
  inp_ms: number | null;
  cls: number | null;
  ttfb_ms: number | null;
  /** Route of the page that was loaded; null for the host, and for visits from before this was kept. */
  page: string | null;
  device: string | null;
  connection: string | null;
  /** Whether a file of the release came over the network. */
  is_cold: boolean | null;
  /** When LCP, INP or CLS were last told. */
  vitals_at: Date | null;
}

/** A network that visited the site lately. */
interface VisitNetworkTable {
  /** The salted hash of the day. */
  network: string;
  /** Null for a hosting provider. */
  known_since: Date | null;
  at: Written<Date>;
}

export interface HealthTables {
  release_visits: ReleaseVisitTable;
  visit_networks: VisitNetworkTable;
}
