import type { RemoteRelease } from '@saltbush/contract/release';
import { type LiveSet, releasesOf } from '../releases/liveSet.ts';

interface Call {
  /** Such as `/api/tracking`. */
  prefix: string;
  /** The release that the page says it belongs to, as `mf-tracking@1.4.0`; null when it does not say. */
  asked: string | null;
  /** What all visitors may get. */
  site: LiveSet;
  /** What this visitor gets from now on. */
  visitors: LiveSet;
}

/** The releases that a call may belong to. `own` is what the visitor gets; `chosen` is the one whose service is asked. */
export interface ReleaseOfCall {
  chosen: RemoteRelease;
  own: RemoteRelease | null;
}

const titleOf = ({ name, version }: RemoteRelease): string => `${name}@${version}`;

/**
 * Which release a call of a page belongs to: the one that the page names, as long as some visitor may still have it, else the
 * one that the visitor gets now. So an open tab keeps its service while its release is live, a candidate or the way back, and
 * changes with it after a rollback. Null when nobody has an API there.
 */
export function releaseOfCall({ prefix, asked, site, visitors }: Call): ReleaseOfCall | null {
  const possible: RemoteRelease[] = [];
  let own: RemoteRelease | null = null;
  for (const entry of visitors.entries.values()) {
    if (entry.release.kind === 'remote' && entry.release.api?.prefix === prefix) own = entry.release;
  }
  if (own !== null) possible.push(own);
  for (const entry of site.entries.values()) {
    for (const release of [...releasesOf(entry), entry.lastGood]) {
      if (release?.kind !== 'remote' || release.api?.prefix !== prefix) continue;
      // The way back of a remote that lost the prefix to another one has no say in it.
      if (own === null || own.name === release.name) possible.push(release);
    }
  }
  const chosen = possible.find((release) => titleOf(release) === asked) ?? own;
  return chosen && { chosen, own };
}
