import type { EnquiryInput, EnquiryReceipt } from '@saltbush/business-api/enquiries';
import { siteApi } from '@saltbush/contract/api';

export const { useSendEnquiryMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation<EnquiryReceipt, EnquiryInput>({
      query: (body) => ({ segments: ['/api', 'enquiries'], method: 'POST', body }),
    }),
  }),
});
