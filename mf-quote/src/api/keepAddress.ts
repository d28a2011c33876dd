import type { AddAddressInput } from '@saltbush/addresses/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { quoteApi } from './quoteApi.ts';

const keepAddressApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    keepAddress: build.mutation<ApiAnswer<'POST /api/addresses'>, AddAddressInput>({
      query: (body) => apiCall('POST /api/addresses', { body }),
    }),
  }),
});

/** Puts an address into the signed-in client's book, or returns the one that the same press put there. */
export const { useKeepAddressMutation } = keepAddressApi;
