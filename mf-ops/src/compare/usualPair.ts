import type { LiveRelease } from '@saltbush/contract/release-api';

interface VersionPair {
  from: string | null;
  to: string | null;
}

/**
 * The two releases that an operator most likely wants to compare: what was live before with what is live, or with the
 * candidate while there is one; of a name that is not live the newest two. `versions` are those in the store, newest first.
 */
export function usualPair(versions: readonly string[], live: LiveRelease | null): VersionPair {
  const [newest = null, second = null] = versions;
  if (live === null) return { from: second, to: newest };
  if (live.candidate) return { from: live.version, to: live.candidate.version };
  const previous = live.before ?? live.lastGood;
  if (previous !== null && versions.includes(previous)) return { from: previous, to: live.version };
  return { from: live.version, to: newest === live.version ? second : newest };
}
