import { pageOf } from '@saltbush/portal';

const SEARCH_LENGTH = 100;

export interface WantedAddresses {
  search: string;
  page: number;
}

/** Reads search and page from an address. Missing and invalid values become the defaults. */
export const readAddressesAddress = (parameters: URLSearchParams): WantedAddresses => ({
  search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
  page: pageOf(parameters),
});

/** The shortest address of this page. */
export function addressesHref({ search, page }: WantedAddresses): string {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('search', search);
  if (page !== 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '/dashboard/addresses' : `/dashboard/addresses?${query}`;
}
