import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

interface Wanted {
  client: string;
  search: string;
  page: number;
}

const deskAddressesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskAddresses: build.query<ApiAnswer<'GET /api/ops/addresses'>, Wanted>({
      query: (query) => apiCall('GET /api/ops/addresses', { query }),
    }),
  }),
});

/** One page of a client's address book. */
export const { useDeskAddressesQuery } = deskAddressesApi;
