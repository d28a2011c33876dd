import type { ListQuery } from '../api/list-query.ts';

const SEARCH_LENGTH = 200;
const LAST_PAGE = 100_000;

export interface ListAddress<View extends string> {
  /** What an address asks for; whatever it does not name, or names wrongly, is the default. */
  read: (parameters: URLSearchParams) => ListQuery<View>;
  /** The shortest address that asks for this. */
  href: (wanted: ListQuery<View>) => string;
}

interface AddressOptions<View extends string> {
  path: string;
  /** The first one is the default. */
  views: readonly [View, ...View[]];
  /** How the address calls the view. */
  parameter?: string;
}

/** How the address of a list holds its state: `/ops/bookings?view=moving&search=Manly&page=2`. */
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
