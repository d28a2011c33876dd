import { noPageTitle } from '@saltbush/contract/boot';
import type { SiteMatch } from '../pages/PageSource.ts';

export interface PageOnShow {
  title: string;
  /** Identifies the page. It stays the same for moves within the page, also between several paths of one page. */
  identity: string;
}

/** Null while nobody knows which page it is. */
export function pageOnShow(pathname: string, match: SiteMatch): PageOnShow | null {
  if (match.status === 'unknown') return null;
  return match.status === 'found'
    ? { title: match.page.title, identity: `${match.remote} ${match.page.expose}` }
    : { title: noPageTitle(match), identity: `not-found ${pathname}` };
}
