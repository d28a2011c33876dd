import type { ClearEnquiryInput, DeskEnquiryDetail } from '@saltbush/business-api/enquiries';
import { deskApi } from './deskApi.ts';
import { deskEnquiryApi } from './deskEnquiry.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useClearEnquiryMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    clearEnquiry: build.mutation<DeskEnquiryDetail, { reference: string; input: ClearEnquiryInput }>({
      query: ({ reference, input }) => ({
        segments: ['/api', 'ops', 'enquiries', encodeURIComponent(reference), 'genuine'],
        method: 'POST',
        body: input,
      }),
      invalidatesTags: ['DeskEnquiries', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskEnquiryDetail) =>
        deskEnquiryApi.util.updateQueryData('deskEnquiry', reference, () => answer),
      ),
    }),
  }),
});
