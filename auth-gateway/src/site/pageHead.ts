import { noPageTitle } from '@saltbush/contract/boot';
import { releaseUrl } from '@saltbush/contract/release';
import type { HtmlDocument } from './htmlDocument.ts';
import { isIndexed, type SiteMap, type SiteRoute } from './siteMap.ts';
import { breadcrumbList, withAbsoluteAddresses } from './structuredData.ts';

type PageHead = Pick<
  HtmlDocument,
  'title' | 'description' | 'canonicalUrl' | 'imageUrl' | 'structuredData' | 'preload'
>;

interface Place {
  pathname: string;
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
  siteMap: Pick<SiteMap, 'indexedPages'>;
}

/** The head of a route's HTML, for people, search engines and links. */
export function pageHead(route: SiteRoute, { pathname, publicUrl, siteMap }: Place): PageHead {
  if (route.status === 'not-found') {
    const nothing = { canonicalUrl: null, imageUrl: null, structuredData: [], preload: [] };
    return { title: noPageTitle(route), description: '', ...nothing };
  }
  const { page, release, scripts } = route;
  const fileUrl = (file: string) => publicUrl + releaseUrl(release.name, release.version, file);
  const isListed = isIndexed(page);
  const crumbs = isListed ? breadcrumbList(pathname, siteMap.indexedPages) : null;
  const facts = isListed ? [...(page.structuredData ?? []), ...(crumbs ? [crumbs] : [])] : [];
  return {
    title: page.title,
    description: page.description,
    canonicalUrl: isListed ? publicUrl + pathname : null,
    imageUrl: page.image === undefined ? null : fileUrl(page.image),
    structuredData: withAbsoluteAddresses(facts, { publicUrl, fileUrl }),
    preload: scripts,
  };
}
