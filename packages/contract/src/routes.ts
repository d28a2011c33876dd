import { type Access, mayOpen, type Visitor } from './access.ts';
import { neededAccount } from './neededAccount.ts';

interface RoutedPage {
  path: string;
  access: Access;
}

export interface PageOfRemote<P extends RoutedPage> {
  remote: string;
  page: P;
}

/** There is no page for this visitor. */
export interface NoPage {
  status: 'not-found';
  /** The address has a page that a signed-in visitor could open. */
  signInHelps: boolean;
  /** What kind of account opens the page that is there, such as "a staff account"; null where no account would. */
  account: string | null;
}

export type PageMatch<P extends RoutedPage> = ({ status: 'found' } & PageOfRemote<P>) | NoPage;

const STRICTNESS: Record<Access, number> = { everyone: 0, 'signed-in': 1, staff: 2, ops: 3 };

/** Whether a pathname such as `/dashboard/shipments` fits a route such as `/dashboard/:section`. */
export function matchesRoute(route: string, pathname: string): boolean {
  return fits(route.split('/'), withoutTrailingSlash(pathname).split('/'));
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') || '/' : pathname;
}

/** The pages of a list, arranged by address. */
interface PageIndex<P extends RoutedPage> {
  fixed: Map<string, PageOfRemote<P>[]>;
  withParameters: { segments: string[]; page: PageOfRemote<P> }[];
}

/** One for each list of pages, since a list is searched for every link and every request. */
const indexes = new WeakMap<readonly unknown[], PageIndex<RoutedPage>>();

function indexOf<P extends RoutedPage>(pages: readonly PageOfRemote<P>[]): PageIndex<P> {
  const known = indexes.get(pages) as PageIndex<P> | undefined;
  if (known) return known;
  const index: PageIndex<P> = { fixed: new Map(), withParameters: [] };
  for (const page of pages) {
    const { path } = page.page;
    if (hasParameter(path)) index.withParameters.push({ segments: path.split('/'), page });
    else index.fixed.set(path, [...(index.fixed.get(path) ?? []), page]);
  }
  indexes.set(pages, index);
  return index;
}

/**
 * Every page whose route fits an address, whoever may open it; those without a parameter first. The list must not change
 * after it has been searched once.
 */
export function pagesAt<P extends RoutedPage>(
  pathname: string,
  pages: readonly PageOfRemote<P>[],
): readonly PageOfRemote<P>[] {
  const { fixed, withParameters } = indexOf(pages);
  const path = withoutTrailingSlash(pathname);
  const exact = fixed.get(path) ?? [];
  if (withParameters.length === 0) return exact;
  const actual = path.split('/');
  return [...exact, ...withParameters.filter(({ segments }) => fits(segments, actual)).map(({ page }) => page)];
}

/**
 * Finds the page for an address and a visitor. A fixed path beats one with a parameter. Of several pages with the
 * same path, the strictest that the visitor may open wins, so `/` can be the dashboard once they are signed in. The
 * list must not change after it has been searched once.
 */
export function findPage<P extends RoutedPage>(
  pathname: string,
  visitor: Visitor,
  pages: readonly PageOfRemote<P>[],
): PageMatch<P> {
  const matching = pagesAt(pathname, pages);
  const open = matching.filter(({ page }) => mayOpen(page.access, visitor));
  const [best] = open.sort((a, b) => rank(b.page) - rank(a.page));
  if (best) return { status: 'found', remote: best.remote, page: best.page };
  const signInHelps = visitor.status === 'signed-out' && matching.length > 0;
  const account = neededAccount(
    matching.map(({ page }) => page.access),
    visitor,
  );
  return { status: 'not-found', signInHelps, account };
}

function rank(page: RoutedPage): number {
  return (hasParameter(page.path) ? 0 : 10) + STRICTNESS[page.access];
}

function hasParameter(route: string): boolean {
  return route.includes('/:');
}

function fits(segments: readonly string[], actual: readonly string[]): boolean {
  return (
    segments.length === actual.length &&
    segments.every((segment, index) => (segment.startsWith(':') ? actual[index] !== '' : segment === actual[index]))
  );
}
