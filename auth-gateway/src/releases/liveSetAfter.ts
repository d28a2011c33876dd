import type { Release } from '@saltbush/contract/release';
import type { LiveSet } from './liveSet.ts';

/** The live set once these names have other releases, or none (null). Their candidates end. */
export function liveSetAfter(liveSet: LiveSet, changes: ReadonlyMap<string, Release | null>): LiveSet {
  const entries = new Map(liveSet.entries);
  for (const [name, release] of changes) {
    if (release === null) entries.delete(name);
    else entries.set(name, { release, lastGood: null, candidate: null, withdrawn: [] });
  }
  return { ...liveSet, entries };
}
