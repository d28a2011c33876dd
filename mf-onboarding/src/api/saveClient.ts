import type { NewClientInput, NewClientReceipt } from '@saltbush/business-api/clients';
import { siteApi } from '@saltbush/contract/api';

const saveClientApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    saveClient: build.mutation<NewClientReceipt, NewClientInput>({
      query: (body) => ({ segments: ['/api', 'clients'], method: 'POST', body }),
    }),
  }),
});

/** Keeps a new client, or answers the one already kept for the submission. */
export const { useSaveClientMutation } = saveClientApi;
