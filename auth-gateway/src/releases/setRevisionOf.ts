import type { LogEntry } from '@saltbush/contract/release-api';

/** Revision of the set that a line of the log belongs to; null for a line of its own. */
export function setRevisionOf(details: LogEntry['details']): number | null {
  const set = details?.set;
  if (typeof set !== 'object' || set === null || !('revision' in set)) return null;
  return typeof set.revision === 'number' ? set.revision : null;
}
