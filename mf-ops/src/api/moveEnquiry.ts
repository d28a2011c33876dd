import type { DeskEnquiryDetail, MoveEnquiryInput } from '@saltbush/business-api/enquiries';
import { deskApi } from './deskApi.ts';
import { deskEnquiryApi } from './deskEnquiry.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useMoveEnquiryMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moveEnquiry: build.mutation<DeskEnquiryDetail, { reference: string; move: MoveEnquiryInput }>({
      query: ({ reference, move }) => ({
        segments: ['/api', 'ops', 'enquiries', encodeURIComponent(reference), 'events'],
        method: 'POST',
        body: move,
      }),
      invalidatesTags: ['DeskEnquiries', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskEnquiryDetail) =>
        deskEnquiryApi.util.updateQueryData('deskEnquiry', reference, () => answer),
      ),
    }),
  }),
});
