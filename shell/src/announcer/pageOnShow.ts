import type { BootPage, PageMatch } from '@saltbush/contract/boot';

export interface PageOnShow {
  title: string;
  /** Tells one page from another: moves within a page keep it, also between several paths of one page. */
  identity: string;
}

/** Names the page that answers a pathname. */
export function pageOnShow(pathname: string, match: PageMatch<BootPage>): PageOnShow {
  return match.status === 'found'
    ? { title: match.page.title, identity: `${match.remote} ${match.page.expose}` }
    : { title: 'Page not found', identity: `not-found ${pathname}` };
}
