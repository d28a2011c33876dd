/** How one release did in one interval. */
export interface ReleaseHealthPoint {
  at: string;
  visits: number;
  /** Visits in which this release was given up: it did not load, or it threw. */
  failed: number;
  loadMsP75: number | null;
}

export interface ReleaseHealth {
  version: string;
  visits: number;
  failed: number;
  /** Visits in which this release stood in for a newer one. */
  fallbacks: number;
  loadMs: { p50: number; p75: number; p95: number } | null;
  /** 75th percentiles in milliseconds (CLS has no unit); null when nobody measured. */
  vitals: { lcpMs: number | null; inpMs: number | null; cls: number | null; ttfbMs: number | null };
  /** One point per step of the report, oldest first. */
  points: ReleaseHealthPoint[];
}

/** How a live release or a candidate does, in the numbers of the health watch. */
export interface ReleaseVerdict {
  name: string;
  version: string;
  isCandidate: boolean;
  /** Visits within the last hour, or since it went live, of which each network adds only its first, or its first few. */
  visits: number;
  failed: number;
  /** The same without the failures of the networks that reported most of them. This is what is judged. */
  judged: { visits: number; failed: number };
  /** The release that it is compared with, over the day before and since; null when nothing was live before. */
  before: { version: string; visits: number; failed: number } | null;
  /** Upper bound of the failure rate of the release before. */
  tolerated: number;
  /** How many times better a worse rate explains the numbers. */
  odds: number;
  /**
   * `worse`: the watch would take it back, as long as it is on trial. `looks-worse`: too few networks say so, or too few
   * that were there before, so somebody has to look.
   */
  verdict: 'unvisited' | 'not-worse' | 'looks-worse' | 'worse';
}

export interface VerdictReport {
  at: string;
  verdicts: ReleaseVerdict[];
}

export interface ReleaseHealthReport {
  from: string;
  to: string;
  stepMinutes: number;
  remotes: { name: string; releases: ReleaseHealth[] }[];
}
