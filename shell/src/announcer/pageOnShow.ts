import { type BootPage, noPageTitle, type PageMatch } from '@saltbush/contract/boot';

export interface PageOnShow {
  title: string;
  /** Identifies the page. It stays the same for moves within the page, also between several paths of one page. */
  identity: string;
}

export function pageOnShow(pathname: string, match: PageMatch<BootPage>): PageOnShow {
  return match.status === 'found'
    ? { title: match.page.title, identity: `${match.remote} ${match.page.expose}` }
    : { title: noPageTitle(match), identity: `not-found ${pathname}` };
}
