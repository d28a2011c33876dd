import type { Release } from '@saltbush/contract/release';

/** What whoever fills a slot has to know of it: that it ends, and when. */
export function endingSlots(release: Release, live: readonly Release[]): string[] {
  if (release.kind !== 'remote') return [];
  const filled = new Set((release.parts ?? []).map(({ slot }) => slot));
  const ending = live.flatMap((owner) =>
    Object.entries((owner.kind === 'remote' && owner.slots) || {}).flatMap(([slot, { until }]) =>
      until !== undefined && filled.has(slot) ? [{ slot, until, owner: `${owner.name} ${owner.version}` }] : [],
    ),
  );
  return ending.map(
    ({ slot, until, owner }) =>
      `The slot ${slot} ends on ${until}, as ${owner} says. After that a release without it may go live, and its part is left out.`,
  );
}
