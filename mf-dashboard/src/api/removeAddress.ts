import type { RemoveAddressInput } from '@saltbush/addresses/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { addressApi } from './addressApi.ts';

interface Removal extends RemoveAddressInput {
  reference: string;
}

const removeAddressApi = addressApi.injectEndpoints({
  endpoints: (build) => ({
    removeAddress: build.mutation<ApiAnswer<'POST /api/addresses/:reference/removal'>, Removal>({
      query: ({ reference, version }) =>
        apiCall('POST /api/addresses/:reference/removal', { params: { reference }, body: { version } }),
      // The list is read again after a refusal too: somebody else may have changed or removed the address.
      invalidatesTags: ['Addresses'],
    }),
  }),
});

export const { useRemoveAddressMutation } = removeAddressApi;
