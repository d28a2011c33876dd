import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { EnquirySort, EnquiryView } from '@saltbush/enquiries/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskEnquiriesQuery, useLazyDeskEnquiriesQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskEnquiries: build.query<ApiAnswer<'GET /api/ops/enquiries'>, ListQuery<EnquiryView, EnquirySort>>({
      query: (query) => apiCall('GET /api/ops/enquiries', { query }),
      providesTags: ['DeskEnquiries'],
    }),
  }),
});
