import type { ListQuery } from '../api/list-query.ts';

const SEARCH_LENGTH = 200;
const LAST_PAGE = 100_000;

export interface ListAddress<View extends string, Sort extends string = never> {
  /** Reads the query from an address. Missing and invalid values become the defaults. */
  read: (parameters: URLSearchParams) => ListQuery<View, Sort>;
  /** The shortest address of this query. */
  href: (wanted: ListQuery<View, Sort>) => string;
}

interface AddressOptions<View extends string, Sort extends string> {
  path: string;
  /** The first one is the default. */
  views: readonly [View, ...View[]];
  /** What it may be sorted by. */
  sorts?: readonly Sort[];
  /** Name of the view's parameter. */
  parameter?: string;
}

/** Reads and writes the state of a list in its address: `/ops/bookings?view=moving&search=Manly&sort=-price&page=2`. */
export function listAddress<View extends string, Sort extends string = never>({
  path,
  views,
  sorts = [],
  parameter = 'view',
}: AddressOptions<View, Sort>): ListAddress<View, Sort> {
  const [firstView] = views;
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`] as const);
  return {
    read(parameters) {
      const page = Number(parameters.get('page') ?? 1);
      return {
        view: views.find((known) => known === parameters.get(parameter)) ?? firstView,
        search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
        sort: orders.find((known) => known === parameters.get('sort')) ?? '',
        page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
      };
    },
    href({ view, search, sort, page }) {
      const parameters = new URLSearchParams();
      if (view !== firstView) parameters.set(parameter, view);
      if (search !== '') parameters.set('search', search);
      if (sort !== '') parameters.set('sort', sort);
      if (page !== 1) parameters.set('page', String(page));
      const query = parameters.toString();
      return query === '' ? path : `${path}?${query}`;
    },
  };
}
