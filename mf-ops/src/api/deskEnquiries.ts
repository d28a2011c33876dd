import type { DeskEnquiries, EnquiryView } from '@saltbush/business-api/enquiries';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';
import { withQuery } from './withQuery.ts';

export const { useDeskEnquiriesQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskEnquiries: build.query<DeskEnquiries, ListQuery<EnquiryView>>({
      query: (wanted) => ({ segments: ['/api', 'ops', withQuery('enquiries', { ...wanted })] }),
      providesTags: ['DeskEnquiries'],
    }),
  }),
});
