import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskEnquiryDetail, MoveEnquiryInput } from '@saltbush/enquiries/api';
import { deskApi } from './deskApi.ts';
import { deskEnquiryApi } from './deskEnquiry.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useMoveEnquiryMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moveEnquiry: build.mutation<
      ApiAnswer<'POST /api/ops/enquiries/:reference/events'>,
      { reference: string; move: MoveEnquiryInput }
    >({
      query: ({ reference, move: body }) =>
        apiCall('POST /api/ops/enquiries/:reference/events', { params: { reference }, body }),
      invalidatesTags: ['DeskEnquiries', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskEnquiryDetail) =>
        deskEnquiryApi.util.updateQueryData('deskEnquiry', reference, () => answer),
      ),
    }),
  }),
});
