import type { ImportAddressesQuery } from '@saltbush/addresses/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { addressApi } from './addressApi.ts';

const importAddressesApi = addressApi.injectEndpoints({
  endpoints: (build) => ({
    importAddresses: build.mutation<ApiAnswer<'POST /api/addresses/imports'>, ImportAddressesQuery & { file: File }>({
      query: ({ file, act }) => apiCall('POST /api/addresses/imports', { query: { act }, body: file }),
      invalidatesTags: (_done, _error, { act }) => (act === 'import' ? ['Addresses'] : []),
    }),
  }),
});

/** Asks what a file would do, or takes it in. A file that is sent again changes nothing. */
export const { useImportAddressesMutation } = importAddressesApi;
