import type { AddAddressInput } from '@saltbush/addresses/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { addressApi } from './addressApi.ts';

const addAddressApi = addressApi.injectEndpoints({
  endpoints: (build) => ({
    addAddress: build.mutation<ApiAnswer<'POST /api/addresses'>, AddAddressInput>({
      query: (body) => apiCall('POST /api/addresses', { body }),
      invalidatesTags: (added) => (added ? ['Addresses'] : []),
    }),
  }),
});

/** Adds an address, or returns the one that the same form added before. */
export const { useAddAddressMutation } = addAddressApi;
