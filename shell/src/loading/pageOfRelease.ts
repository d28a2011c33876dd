import { type BootPage, type BootPart, type BootRelease, findPage, type Visitor } from '@saltbush/contract/boot';

/**
 * The page of a release at a route, or its part for a slot, for this visitor. One route or slot may have several, for
 * different roles.
 */
export function pageOfRelease(
  { pages, parts = [] }: BootRelease,
  path: string,
  visitor: Visitor,
): BootPage | BootPart | undefined {
  const candidates = [...pages, ...parts].filter((page) => page.path === path).map((page) => ({ remote: '', page }));
  const match = findPage(path, visitor, candidates);
  return match.status === 'found' ? match.page : undefined;
}
