import type { Release } from '@saltbush/contract/release';

/** Flags of a release whose last day has passed everywhere in Australia, in words. No release is refused for one. */
export function overdueFlags(release: Release, now: Date): string[] {
  if (release.kind !== 'remote') return [];
  return Object.entries(release.flags ?? {})
    .filter(([, { until }]) => now.getTime() > Date.parse(`${until}T16:00:00Z`))
    .map(
      ([flag, { until }]) =>
        `The flag ${flag} was to go by ${until}. Take it out with the code behind its other values, or give it another day.`,
    );
}
