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
  const expected = route.split('/');
  const actual = withoutTrailingSlash(pathname).split('/');
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => (segment.startsWith(':') ? actual[index] !== '' : segment === actual[index]))
  );
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') || '/' : pathname;
}

/**
 * Finds the page for an address and a visitor. A fixed path beats one with a parameter. Of several pages with the
 * same path, the strictest that the visitor may open wins, so `/` can be the dashboard once they are signed in.
 */
export function findPage<P extends RoutedPage>(
  pathname: string,
  visitor: Visitor,
  pages: readonly PageOfRemote<P>[],
): PageMatch<P> {
  const matching = pages.filter(({ page }) => matchesRoute(page.path, pathname));
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
  return (page.path.includes('/:') ? 0 : 10) + STRICTNESS[page.access];
}
