import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { NewClientInput } from '@saltbush/clients/api';
import { siteApi } from '@saltbush/contract/api';

const saveClientApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    saveClient: build.mutation<ApiAnswer<'POST /api/clients'>, NewClientInput>({
      query: (body) => apiCall('POST /api/clients', { body }),
    }),
  }),
});

/** Saves a new client. Sent again, the gateway answers the client it saved the first time. */
export const { useSaveClientMutation } = saveClientApi;
