import { type BootPage, findPage, type PageOfRemote, type Visitor } from '@saltbush/contract/boot';

export interface PageOnShow {
  title: string;
  /** Tells one page from another: moves within a page keep it, also between several paths of one page. */
  identity: string;
}

/** Names the page that answers a pathname. */
export function pageOnShow(pathname: string, visitor: Visitor, pages: readonly PageOfRemote<BootPage>[]): PageOnShow {
  const match = findPage(pathname, visitor, pages);
  return match.status === 'found'
    ? { title: match.page.title, identity: `${match.remote} ${match.page.expose}` }
    : { title: 'Page not found', identity: `not-found ${pathname}` };
}
