import { useState } from 'react';
import type { TrailFact } from './trail-fact.ts';

export interface SeenVersion {
  /** The version that the user has seen; it is sent with the act. */
  version: number;
  hasChanged: boolean;
  /** Entries added to the trail since then. */
  changes: readonly TrailFact[];
  /** Accepts what is shown now as seen. */
  accept: () => void;
}

/**
 * Holds the version that was shown when a form was opened. The page keeps refreshing meanwhile, and an act must not
 * ignore news that nobody has read.
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
