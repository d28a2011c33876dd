/** What the gateway's release API answers to `mfe` and to the console. Times are ISO 8601, shares percent of visitors. */

/** Everything that is done to releases; of these, `activate` and `rollback` change what visitors get. */
export const LOG_KINDS = ['publish', 'activate', 'rollback', 'token', 'revoke', 'preview', 'prune'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** One line of the append-only log. */
export interface LogEntry {
  /** 1, 2, 3 and so on, without gaps. The live set's revision is that of the last activation or rollback. */
  seq: number;
  kind: LogKind;
  name: string | null;
  version: string | null;
  share: number | null;
  actor: string;
  reason: string;
  /** Facts about the act, such as the evidence for a rollback that the gateway made by itself. */
  details: Record<string, unknown> | null;
  at: string;
  /** sha256, in hex, over the hash of the line before and everything above. */
  hash: string;
}

/** A release that only a share of the visitors gets. */
export interface LiveCandidate {
  version: string;
  contentId: string;
  share: number;
  /** When the first visitors got it. */
  since: string;
  actor: string;
  reason: string;
  isWatched: boolean;
}

export interface LiveRelease {
  name: string;
  version: string;
  contentId: string;
  activatedAt: string;
  actor: string;
  reason: string;
  /** 100 less the candidate's share. */
  share: number;
  /** What a rollback would activate. */
  lastGood: string | null;
  candidate: LiveCandidate | null;
  /** Whether the gateway rolls it back by itself when it is clearly worse than the one before. */
  isWatched: boolean;
}

export interface LiveReport {
  revision: number;
  live: LiveRelease[];
  /** Versions of each name that are in the store, newest first. */
  known: Record<string, string[]>;
}

export interface ReleaseSummary {
  version: string;
  contentId: string;
  publishedAt: string;
  publishedBy: string;
  sizeBytes: number;
}

/** What a token may be made for; every token may read. */
export const TOKEN_ACTIONS = ['read', 'publish', 'activate', 'rollback', 'preview'] as const;
export type TokenAction = (typeof TOKEN_ACTIONS)[number];

export interface ReleaseToken {
  id: string;
  /** Shown as the actor of what is done with it. */
  label: string;
  /** Null covers every remote and the host. */
  remote: string | null;
  actions: string[];
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  revokedAt: string | null;
  revokedBy: string | null;
  lastUsedAt: string | null;
}

export interface ReleasePreview {
  id: string;
  kind: 'preview' | 'dev';
  name: string;
  /** Null until the first build of a working copy has arrived. */
  version: string | null;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  /** Whether a browser has opened its link. */
  isClaimed: boolean;
  revokedAt: string | null;
}

/** Under `health` in the details of a rollback that the gateway made by itself. */
export interface HealthEvidence {
  version: string;
  /** From when on visits were counted. */
  since: string;
  /** Of every network the first few. */
  visits: number;
  failed: number;
  /** The same without the failures of the networks that reported most of them: what was judged. */
  judged: { visits: number; failed: number };
  /** Failures by what happened, such as `render` or `timeout`. */
  codes: Record<string, number>;
  predecessor: { version: string; visits: number; failed: number };
  /** Failure rate that the predecessor might have at most. */
  tolerated: number;
  /** How many times as well a worse rate explains what was seen. */
  odds: number;
}

/** What retention removed, or with `isDryRun` would remove. */
export interface PruneReport {
  isDryRun: boolean;
  releases: (Pick<ReleaseSummary, 'version' | 'publishedAt' | 'sizeBytes'> & { name: string })[];
  /** What the database holds less: a file that other releases have too stays. */
  freedBytes: number;
  /** How many releases stay. */
  kept: number;
}

/** How one release did in one stretch of time. */
export interface HealthPoint {
  at: string;
  visits: number;
  /** Visits in which the release was given up: it could not be loaded, or it threw. */
  failed: number;
  loadMsP75: number | null;
}

export interface ReleaseHealth {
  version: string;
  visits: number;
  failed: number;
  /** Visits that the release served in place of a newer one. */
  fallbacks: number;
  loadMs: { p50: number; p75: number; p95: number } | null;
  /** 75th percentiles, milliseconds but for CLS; null when nobody measured. */
  vitals: { lcpMs: number | null; inpMs: number | null; cls: number | null; ttfbMs: number | null };
  /** Oldest first, one for each step of the report. */
  points: HealthPoint[];
}

export interface HealthReport {
  from: string;
  to: string;
  stepMinutes: number;
  remotes: { name: string; releases: ReleaseHealth[] }[];
}
