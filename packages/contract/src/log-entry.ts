/** Kinds of lines in the release log that change what visitors get. */
export const LIVE_KINDS = ['activate', 'rollback', 'retire'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** Kinds of lines that make a new revision: what visitors get may be another one. */
export const REVISION_KINDS = [...LIVE_KINDS, 'flag'] as const;

/** Kinds of lines in the release log. */
export const LOG_KINDS = [
  ...REVISION_KINDS,
  'publish',
  'token',
  'revoke',
  'preview',
  'prune',
  'grant',
  'api',
  'publisher',
  'watch',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** One line of the append-only log. */
export interface LogEntry {
  /** 1, 2, 3 and so on, without gaps. The live set's revision is that of the last line of a `REVISION_KINDS`. */
  seq: number;
  kind: LogKind;
  name: string | null;
  version: string | null;
  share: number | null;
  actor: string;
  reason: string;
  /** More about the action, such as the numbers that led to an automatic rollback. */
  details: Record<string, unknown> | null;
  at: string;
  /** sha256, in hex, over the hash of the line before and all fields above. */
  hash: string;
  /** By the gateway that wrote the line; null where it had no key. */
  signature?: LineSignature | null;
}

/** What shows that a line was written by a holder of the key, which the database does not hold. */
export interface LineSignature {
  /** See `keyIdOf`. */
  keyId: string;
  /** Ed25519 over number and hash of the line, in base64url. */
  text: string;
}

/** A page of the log, oldest line first. */
export interface LogPage {
  entries: LogEntry[];
  /**
   * By the line of a publish: the digest of the manifest that is stored now, which the line names as `details.digest`.
   * Only when it was asked for, and without releases that are not stored any more.
   */
  stored?: Record<number, string>;
}
