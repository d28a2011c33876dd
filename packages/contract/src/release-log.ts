import type { LogEntry } from './release-api.ts';

/** Stands for the hash of the line before the first. */
export const FIRST_LOG_HASH = '0'.repeat(64);

/** Keys in one order at every depth, since a database keeps none. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, canonical(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What the hash of a line is taken over, with sha256 and in UTF-8: the hash of the line before, a line break, and the
 * line itself as a JSON array. Lines that are written stay readable only while this stays as it is.
 */
export function logHashInput(previousHash: string, entry: Omit<LogEntry, 'hash'>): string {
  const { seq, at, kind, name, version, share, actor, reason, details } = entry;
  return `${previousHash}\n${JSON.stringify([seq, at, kind, name, version, share, actor, reason, canonical(details)])}`;
}
