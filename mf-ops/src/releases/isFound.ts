import type { LiveRelease } from '@saltbush/contract/release-api';

/** Whether every word of a search is in a live release's name, versions, people or reasons. */
export function isFound({ name, version, actor, reason, candidate }: LiveRelease, search: string): boolean {
  const others = candidate === null ? [] : [candidate.version, candidate.actor, candidate.reason];
  const text = [name, version, actor, reason, ...others].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s/)
    .every((word) => text.includes(word));
}
