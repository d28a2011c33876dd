import { type BootPage, type BootRelease, findPage, type Visitor } from '@saltbush/contract/boot';

/** The page of a release at a route for this visitor. One route may have several, for different roles. */
export function pageOfRelease({ pages }: BootRelease, path: string, visitor: Visitor): BootPage | undefined {
  const candidates = pages.filter((page) => page.path === path).map((page) => ({ remote: '', page }));
  const match = findPage(path, visitor, candidates);
  return match.status === 'found' ? match.page : undefined;
}
