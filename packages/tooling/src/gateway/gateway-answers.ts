/** What the gateway answers; times are ISO 8601. */
export interface LiveRelease {
  name: string;
  version: string;
  contentId: string;
  activatedAt: string;
  actor: string;
  reason: string;
  /** Percentage of visitors. */
  share: number;
  /** What a rollback would activate. */
  lastGood: string | null;
  /** The release that a share of the visitors gets in its place. */
  candidate?: { version: string } | null;
}

export interface LiveSet {
  revision: number;
  live: LiveRelease[];
  /** Versions of each name, newest first. */
  known: Record<string, string[]>;
}

export interface Activation {
  revision: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
}

export interface HistoryEntry extends Activation {
  share: number;
  actor: string;
  reason: string;
  at: string;
}

export interface Publication {
  name: string;
  version: string;
  contentId: string;
  status: 'published' | 'already-published';
}
