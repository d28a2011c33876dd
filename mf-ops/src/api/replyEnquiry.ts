import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskEnquiryDetail, ReplyInput } from '@saltbush/enquiries/api';
import { deskApi } from './deskApi.ts';
import { deskEnquiryApi } from './deskEnquiry.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useReplyEnquiryMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    replyEnquiry: build.mutation<
      ApiAnswer<'POST /api/ops/enquiries/:reference/replies'>,
      { reference: string; input: ReplyInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/enquiries/:reference/replies', { params: { reference }, body }),
      invalidatesTags: ['DeskEnquiries', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskEnquiryDetail) =>
        deskEnquiryApi.util.updateQueryData('deskEnquiry', reference, () => answer),
      ),
    }),
  }),
});
