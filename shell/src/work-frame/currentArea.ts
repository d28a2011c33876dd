import { type ContributedArea, withoutTrailingSlash } from '@saltbush/contract/boot';

/**
 * The area that an address is in: the one with this address, or else the one whose page this is, or else the one that is
 * nearest above it.
 */
export function currentArea(areas: readonly ContributedArea[], pathname: string): ContributedArea | undefined {
  const here = withoutTrailingSlash(pathname);
  const above = areas.filter(({ path }) => here.startsWith(`${path}/`)).sort((a, b) => b.path.length - a.path.length);
  return areas.find(({ path }) => path === here) ?? areas.find(({ alsoAt = [] }) => alsoAt.includes(here)) ?? above[0];
}
