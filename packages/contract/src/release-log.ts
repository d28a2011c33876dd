import type { LogEntry } from './release-api.ts';

/** The first line has no line before it: this is hashed in its place. */
export const FIRST_LOG_HASH = '0'.repeat(64);

/** Sorts keys at every depth, because a database does not keep their order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, canonical(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The text that is hashed for a line (sha256, UTF-8): the hash of the line before, a line break, and the line as a
 * JSON array. Never change it: every line written so far would fail its check.
 */
export function logHashInput(previousHash: string, entry: Omit<LogEntry, 'hash' | 'signature'>): string {
  const { seq, at, kind, name, version, share, actor, reason, details } = entry;
  return `${previousHash}\n${JSON.stringify([seq, at, kind, name, version, share, actor, reason, canonical(details)])}`;
}
