import type { ListQuery } from '../api/list-query.ts';

const SEARCH_LENGTH = 200;
const LAST_PAGE = 100_000;

export interface ListAddress<View extends string> {
  /** Reads the query from an address. Missing and invalid values become the defaults. */
  read: (parameters: URLSearchParams) => ListQuery<View>;
  /** The shortest address of this query. */
  href: (wanted: ListQuery<View>) => string;
}

interface AddressOptions<View extends string> {
  path: string;
  /** The first one is the default. */
  views: readonly [View, ...View[]];
  /** Name of the view's parameter. */
  parameter?: string;
}

/** Reads and writes the state of a list in its address: `/ops/bookings?view=moving&search=Manly&page=2`. */
export function listAddress<View extends string>({
  path,
  views,
  parameter = 'view',
}: AddressOptions<View>): ListAddress<View> {
  const [firstView] = views;
  return {
    read(parameters) {
      const page = Number(parameters.get('page') ?? 1);
      return {
        view: views.find((known) => known === parameters.get(parameter)) ?? firstView,
        search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
        page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
      };
    },
    href({ view, search, page }) {
      const parameters = new URLSearchParams();
      if (view !== firstView) parameters.set(parameter, view);
      if (search !== '') parameters.set('search', search);
      if (page !== 1) parameters.set('page', String(page));
      const query = parameters.toString();
      return query === '' ? path : `${path}?${query}`;
    },
  };
}
