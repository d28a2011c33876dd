import type { Release } from '../release.ts';

/** Every path that a release claims for its remote: those of its pages, and the prefix of its API. */
export function claimedPaths(release: Release): string[] {
  if (release.kind === 'host') return [];
  const { pages, api } = release;
  return [...pages.map(({ path }) => path), ...(api === undefined ? [] : [api.prefix])];
}
