import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';
import { keepNewer } from './keepNewer.ts';

export const deskEnquiryApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskEnquiry: build.query<ApiAnswer<'GET /api/ops/enquiries/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/enquiries/:reference', { params: { reference } }),
      providesTags: ['DeskEnquiries'],
      merge: keepNewer,
    }),
  }),
});

export const { useDeskEnquiryQuery } = deskEnquiryApi;
