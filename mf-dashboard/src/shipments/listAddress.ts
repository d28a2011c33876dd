import { SERVICE_GROUPS, SHIPMENT_SORTS, SHIPMENT_VIEWS, type ShipmentQuery } from '@saltbush/consignments/api';
import { parseIsoDate } from '@saltbush/freight';

/** Filters and order of the list. The scroll position is not part of the address. */
export type ListAddress = Omit<ShipmentQuery, 'page' | 'size'>;

export const WHOLE_LIST: ListAddress = {
  view: 'all',
  search: '',
  service: null,
  from: null,
  to: null,
  sort: '-booked',
};

const SEARCH_LENGTH = 100;

/** Reads the query from an address. Missing and invalid values become the defaults. */
export function readListAddress(parameters: URLSearchParams): ListAddress {
  const from = parseIsoDate(parameters.get('from') ?? '');
  const to = parseIsoDate(parameters.get('to') ?? '');
  return {
    view: SHIPMENT_VIEWS.find((view) => view === parameters.get('view')) ?? WHOLE_LIST.view,
    search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    service: SERVICE_GROUPS.find((service) => service === parameters.get('service')) ?? null,
    from,
    to: from !== null && to !== null && to < from ? null : to,
    sort: SHIPMENT_SORTS.find((sort) => sort === parameters.get('sort')) ?? WHOLE_LIST.sort,
  };
}

/** The shortest address of this query. */
export function listHref(wanted: ListAddress): string {
  const parameters = new URLSearchParams();
  for (const name of ['view', 'search', 'service', 'from', 'to', 'sort'] as const) {
    const value = wanted[name];
    if (value !== null && value !== WHOLE_LIST[name]) parameters.set(name, value);
  }
  const query = parameters.toString();
  return query === '' ? '/dashboard/shipments' : `/dashboard/shipments?${query}`;
}

/** Whether anything besides the view narrows the list. */
export function isNarrowed({ search, service, from, to }: ListAddress): boolean {
  return search !== '' || service !== null || from !== null || to !== null;
}
