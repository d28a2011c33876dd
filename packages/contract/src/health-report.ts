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

/** How long a release takes beside the one before, as the health watch finds it. */
export interface SlownessFinding {
  measure: 'loadMs' | 'lcpMs' | 'inpMs' | 'cls';
  /**
   * `looks-slower`: people have to look. `slower`: so clearly that the watch takes it back, where an operator said that it
   * shall.
   */
  status: 'no-evidence' | 'looks-slower' | 'slower';
  /** Visits that were compared with visits of their kind to the release before, one of each network. */
  visits: number;
  /** What half of these visits measured, or less; in milliseconds, except CLS. */
  median: number;
  /** The same of the visits beside them. */
  before: number;
  /** How many times better it explains the numbers that the release is slower. */
  odds: number;
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
  /** In the first hour since it went live, what says most first. Gateways of before do not tell. */
  slowness?: SlownessFinding[];
  /** What its pages weigh. Gateways of before do not tell; the host has none. */
  pages?: PageWeight[];
}

/** What a page of a release, or a part of it in a slot, sends over the wire, the host not counted. */
export interface PageWeight {
  /** Of a page; of a part, the slot that it fills. */
  path: string;
  bytes: number;
  /** The same of the release that it is compared with; null where that has no such page, or is not stored any more. */
  before: number | null;
}

/** What became of a choice whether the health watch takes slower releases back. */
export interface SlowerBackAnswer {
  name: string;
  takesSlowerBack: boolean;
  /** The line of the log; null when it was so already. */
  seq: number | null;
}

export interface VerdictReport {
  at: string;
  verdicts: ReleaseVerdict[];
  /** Names of which the watch takes a slower release back. Gateways of before do not tell. */
  takesSlowerBack?: string[];
}

export interface ReleaseHealthReport {
  from: string;
  to: string;
  stepMinutes: number;
  remotes: { name: string; releases: ReleaseHealth[] }[];
}
