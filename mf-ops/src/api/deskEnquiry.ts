import type { DeskEnquiryDetail } from '@saltbush/business-api/enquiries';
import { deskApi } from './deskApi.ts';

export const deskEnquiryApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskEnquiry: build.query<DeskEnquiryDetail, string>({
      query: (reference) => ({ segments: ['/api', 'ops', 'enquiries', encodeURIComponent(reference)] }),
      providesTags: ['DeskEnquiries'],
    }),
  }),
});

export const { useDeskEnquiryQuery } = deskEnquiryApi;
