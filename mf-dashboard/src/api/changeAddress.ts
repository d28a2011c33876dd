import type { ChangeAddressInput } from '@saltbush/addresses/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { addressApi } from './addressApi.ts';

interface Change {
  reference: string;
  change: ChangeAddressInput;
}

const changeAddressApi = addressApi.injectEndpoints({
  endpoints: (build) => ({
    changeAddress: build.mutation<ApiAnswer<'POST /api/addresses/:reference/changes'>, Change>({
      query: ({ reference, change: body }) =>
        apiCall('POST /api/addresses/:reference/changes', { params: { reference }, body }),
      invalidatesTags: (changed) => (changed ? ['Addresses'] : []),
    }),
  }),
});

export const { useChangeAddressMutation } = changeAddressApi;
