import type { AddressQuery } from '@saltbush/addresses/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { quoteApi } from './quoteApi.ts';

const savedPlacesApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    savedPlaces: build.query<ApiAnswer<'GET /api/addresses'>, AddressQuery>({
      query: (query) => apiCall('GET /api/addresses', { query }),
    }),
  }),
});

/** Addresses of the signed-in client's book, those near first. */
export const { useSavedPlacesQuery } = savedPlacesApi;
