import { useState } from 'react';
import type { TrailFact } from './trail-fact.ts';

export interface SeenVersion {
  /** The version the person at the desk has seen: what an act is sent with. */
  version: number;
  hasChanged: boolean;
  /** What was added to the trail since. */
  changes: readonly TrailFact[];
  /** Takes what is shown now as seen. */
  accept: () => void;
}

/**
 * Holds the version that was on show when a form was opened. The page keeps refreshing under the form, and an act must
 * not pass on news that nobody has read.
 */
export function useSeenVersion(version: number, facts: readonly TrailFact[]): SeenVersion {
  const [seen, setSeen] = useState({ version, entries: facts.length });
  return {
    version: seen.version,
    hasChanged: seen.version !== version,
    changes: facts.slice(seen.entries),
    accept: () => setSeen({ version, entries: facts.length }),
  };
}
