import { brand } from '@saltbush/ui/brand';

export type StructuredData = Record<string, unknown>;

interface LinkedPage {
  path: string;
  title: string;
}

interface Bases {
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
  /** Address of a file in the release that brought the facts. */
  fileUrl: (file: string) => string;
}

/**
 * Makes addresses absolute, as search engines need them: the site's own, which begin with a slash, and files of the
 * release, which begin with `~/`.
 */
export function withAbsoluteAddresses<T>(value: T, bases: Bases): T {
  if (typeof value === 'string') return absolute(value, bases) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withAbsoluteAddresses(item, bases)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withAbsoluteAddresses(item, bases)]);
  return Object.fromEntries(entries) as T;
}

function absolute(text: string, { publicUrl, fileUrl }: Bases): string {
  if (text.startsWith('~/')) return fileUrl(text.slice(2));
  return /^\/(?!\/)/.test(text) ? publicUrl + text : text;
}

/** The breadcrumbs from the home page to a page, when every step is a page too; null for a page at the top. */
export function breadcrumbList(pathname: string, pages: readonly LinkedPage[]): StructuredData | null {
  const steps = pathname.split('/').filter((step) => step !== '');
  if (steps.length < 2) return null;
  const crumbs: LinkedPage[] = [{ path: '/', title: brand.name }];
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = `/${steps.slice(0, depth).join('/')}`;
    const page = pages.find((known) => known.path === path);
    if (!page) return null;
    crumbs.push(page);
  }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: path,
    })),
  };
}
