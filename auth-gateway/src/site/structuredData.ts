import { brand } from '@saltbush/ui/brand';

export type StructuredData = Record<string, unknown>;

interface LinkedPage {
  path: string;
  title: string;
}

/** Makes every address of the site's own, which begins with a slash, an absolute one, as search engines want it. */
export function withAbsoluteAddresses<T>(value: T, publicUrl: string): T {
  if (typeof value === 'string') return (/^\/(?!\/)/.test(value) ? publicUrl + value : value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withAbsoluteAddresses(item, publicUrl)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withAbsoluteAddresses(item, publicUrl)]);
  return Object.fromEntries(entries) as T;
}

/** The way from the home page down to a page, where every step on it is a page too; null for a page at the top. */
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
