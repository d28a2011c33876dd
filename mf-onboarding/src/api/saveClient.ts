import type { NewClientInput, NewClientReceipt } from '@saltbush/business-api/clients';
import { siteApi } from '@saltbush/contract/api';

const saveClientApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    saveClient: build.mutation<NewClientReceipt, NewClientInput>({
      query: (body) => ({ segments: ['/api', 'clients'], method: 'POST', body }),
    }),
  }),
});

/** Saves a new client. Sent again, the gateway answers the client it saved the first time. */
export const { useSaveClientMutation } = saveClientApi;
