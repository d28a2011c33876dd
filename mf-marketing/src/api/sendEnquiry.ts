import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { siteApi } from '@saltbush/contract/api';
import type { EnquiryInput } from '@saltbush/enquiries/api';

export const { useSendEnquiryMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation<ApiAnswer<'POST /api/enquiries'>, EnquiryInput>({
      query: (body) => apiCall('POST /api/enquiries', { body }),
    }),
  }),
});
