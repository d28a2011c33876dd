import type { AddressQuery } from '@saltbush/addresses/api';
import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import { addressApi } from './addressApi.ts';

const addressesApi = addressApi.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<ApiAnswer<'GET /api/addresses'>, AddressQuery>({
      query: (query) => apiCall('GET /api/addresses', { query }),
      providesTags: ['Addresses'],
    }),
    address: build.query<ApiAnswer<'GET /api/addresses/:reference'>, string>({
      query: (reference) => apiCall('GET /api/addresses/:reference', { params: { reference } }),
    }),
  }),
});

/** One page of the client's address book, and one address as it is now. */
export const { useAddressesQuery, useLazyAddressQuery } = addressesApi;

/** Download address of the book as CSV. */
export const addressesCsvHref = (search: string): string => apiHref('GET /api/addresses.csv', { query: { search } });
