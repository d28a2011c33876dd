/**
 * What the gateway's release API answers to `mfe` and the console. Times are ISO 8601, shares are percent of
 * visitors.
 */

import type { ApiOffers } from './api-needs.ts';
import type { LogEntry } from './log-entry.ts';
import type { ReleaseSigner } from './publishers-report.ts';

export type { AdvisoriesReport, KnownBad } from './advisories-report.ts';
export type { ApisReport, ApiUpstream, ClaimedApi } from './apis-report.ts';
export {
  type BuildFailure,
  type BuildsReport,
  type CopySave,
  type HotUpdate,
  SAVE_FILE,
  type SavesReport,
} from './builds-report.ts';
export { CANDIDATE_SHARE } from './candidate-share.ts';
export {
  FAILURE_SIDES,
  type Failure,
  type FailureDetail,
  type FailureExample,
  type FailureFrame,
  type FailureRelease,
  type FailureSeen,
  type FailureSide,
  type FailureStep,
  type FailuresReport,
} from './failures-report.ts';
export {
  FLAG_ROLES,
  type FlagRole,
  type FlagRule,
  type FlagStaleness,
  type FlagSwitch,
  type FlagsReport,
  MOST_FLAG_RULES,
  MOST_FLAG_SHARES,
  type ReportedFlag,
} from './flags-report.ts';
export type {
  PageWeight,
  ReleaseHealth,
  ReleaseHealthPoint,
  ReleaseHealthReport,
  ReleaseVerdict,
  SlowerBackAnswer,
  SlownessFinding,
  VerdictReport,
} from './health-report.ts';
export {
  LIVE_KINDS,
  type LineSignature,
  type LiveKind,
  LOG_KINDS,
  type LogEntry,
  type LogKind,
  type LogPage,
  REVISION_KINDS,
} from './log-entry.ts';
export type {
  NewPublisher,
  Publisher,
  PublisherAnswer,
  PublisherIdentity,
  PublisherPolicy,
  PublishersReport,
  ReleaseSigner,
} from './publishers-report.ts';
export type { ReleaseRoute, ReleaseRouteGrant, RoutesReport } from './routes-report.ts';
export type { OfferedSlot, SlotFiller, SlotsReport } from './slots-report.ts';

/** A release that only a share of the visitors gets. */
export interface LiveCandidate {
  version: string;
  contentId: string;
  share: number;
  /** When the first visitor got it. */
  since: string;
  actor: string;
  reason: string;
  isWatched: boolean;
  /** Older gateways leave it out. */
  needs?: ReleaseNeeds;
}

/** What a release calls of the gateway. */
export interface ReleaseNeeds {
  /** Names of routes; null for a release from before builds found them. */
  routes: string[] | null;
  /** What the gateway lacks of it, and what to do, in words for an operator. */
  unmet: string[];
  /** Those of its routes that stay only while they are needed, each with the route that takes its place. */
  replaced?: Record<string, string>;
}

/** What a release was built for. */
export interface ReleaseRuns {
  contract: string;
  /** Version of the tooling that built it; null for a release from before builds said so. */
  tooling: string | null;
  /** Shared packages: the ranges that a remote expects, or the versions that a host provides. */
  shared: Record<string, string>;
}

export interface LiveRelease {
  name: string;
  version: string;
  contentId: string;
  activatedAt: string;
  actor: string;
  reason: string;
  /** 100 less the candidate's percent. */
  share: number;
  /** What browsers fall back to when this release fails. */
  lastGood: string | null;
  /** What a plain rollback would activate: what was live before, unless it was taken back or could not run now. */
  before: string | null;
  candidate: LiveCandidate | null;
  /** Whether the health watch may roll it back when it does clearly worse than the release before. */
  isWatched: boolean;
  /** Older gateways leave out this and the next. */
  needs?: ReleaseNeeds;
  /** What `before` would lack if a rollback brought it back. */
  beforeUnmet?: string[];
  /** Older gateways leave it out. */
  runs?: ReleaseRuns;
}

/** A release that nobody gets any more, and that open tabs may still run. */
export interface TabReleaseReport {
  name: string;
  version: string;
  /** ISO 8601. */
  until: string;
  needs: ReleaseNeeds;
}

/** A remote that was live and was taken off the site. Nobody gets any release of it until one is activated again. */
export interface RetiredRemote {
  name: string;
  /** What was live until then. */
  version: string;
  retiredAt: string;
  actor: string;
  reason: string;
}

/** The act that took a release back: a rollback from it, the end of its rollout, or the retirement of its remote. */
export interface TakenBack {
  /** Number of its line in the log. */
  seq: number;
  at: string;
  actor: string;
  reason: string;
}

/** One member of a set. */
export interface SetMember {
  name: string;
  /** Null when the set took the remote off the site. */
  version: string | null;
  /** What was live right before; null when nothing of it was. */
  before: string | null;
}

/**
 * Details of the lines of a set, under `set`. The lines follow each other, and the last of them stands for all: its
 * number is the revision.
 */
export interface SetDetails {
  revision: number;
  /** In the last line only. */
  releases?: SetMember[];
  /** Revision of the set that this one took back; in the last line only. */
  undoes?: number;
}

/** The answer to an activation or a rollback of a set. */
export interface SetChange {
  revision: number;
  kind: 'activate' | 'rollback';
  releases: SetMember[];
}

/** Releases that went live together and are all live still. */
export interface LiveSetReport {
  revision: number;
  releases: SetMember[];
  at: string;
  actor: string;
  reason: string;
}

export interface LiveReport {
  revision: number;
  /** Id of the key with which this gateway signs lines of the log; null without one. */
  logKeyId?: string | null;
  live: LiveRelease[];
  /** Those that keep an old route of the API, or call what is not offered. Older gateways leave it out. */
  tabs?: TabReleaseReport[];
  /** What this gateway offers to releases. Older ones leave it out. */
  offers?: ApiOffers;
  /** Latest first. */
  retired: RetiredRemote[];
  /** Latest first. */
  sets: LiveSetReport[];
  /** Versions of each name that are in the store, newest first. */
  known: Record<string, string[]>;
  /** Versions of each name that were taken back and not activated since, latest first. */
  takenBack: Record<string, string[]>;
}

export interface ReleaseSummary {
  version: string;
  contentId: string;
  publishedAt: string;
  publishedBy: string;
  sizeBytes: number;
  /** Null for one that nobody had to sign. Older gateways leave it out. */
  signer?: ReleaseSigner | null;
  /** Null for a release that was not taken back, or was activated since. */
  takenBack: TakenBack | null;
}

/** A line of the log as the history shows it. */
export interface HistoryEntry extends LogEntry {
  /** Number of the line that took this release back; null where it was not, or was activated since. */
  takenBackBy: number | null;
}

/** What a token may allow. Every token may read. */
export const TOKEN_ACTIONS = ['read', 'publish', 'activate', 'rollback', 'retire', 'preview'] as const;
export type TokenAction = (typeof TOKEN_ACTIONS)[number];

export interface ReleaseToken {
  id: string;
  /** Name that the log gives as the actor. */
  label: string;
  /** Null: every remote and the host. */
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
  /** Null until the first build of the working copy has arrived. */
  version: string | null;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  /** Whether somebody has opened its link. */
  isClaimed: boolean;
  revokedAt: string | null;
}

/** Details of a rollback or retirement by the health watch, under `health`. */
export interface RollbackEvidence {
  version: string;
  /** Start of the time in which visits were counted. */
  since: string;
  /** Visits and failures, of which each network adds only its first few. */
  visits: number;
  failed: number;
  /** The same without the failures of the networks that reported most of them. This is what was judged. */
  judged: { visits: number; failed: number };
  /** Number of failures by code, such as `render` or `timeout`. */
  codes: Record<string, number>;
  /** Null for a first release. */
  predecessor: { version: string; visits: number; failed: number } | null;
  /** Upper bound of the previous release's failure rate. */
  tolerated: number;
  /** Likelihood ratio: how many times better a raised failure rate explains the numbers than an unchanged one. */
  odds: number;
}

/** What retention removed, or would remove (`isDryRun`). */
export interface PruneReport {
  isDryRun: boolean;
  releases: (Pick<ReleaseSummary, 'version' | 'publishedAt' | 'sizeBytes'> & { name: string })[];
  /** Bytes freed in the database. A file that a remaining release also has is not freed. */
  freedBytes: number;
  /** Number of releases that stay. */
  kept: number;
}
