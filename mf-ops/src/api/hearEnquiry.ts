import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskEnquiryDetail, HeardInput } from '@saltbush/enquiries/api';
import { deskApi } from './deskApi.ts';
import { deskEnquiryApi } from './deskEnquiry.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useHearEnquiryMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    hearEnquiry: build.mutation<
      ApiAnswer<'POST /api/ops/enquiries/:reference/heard'>,
      { reference: string; input: HeardInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/enquiries/:reference/heard', { params: { reference }, body }),
      invalidatesTags: ['DeskEnquiries'],
      onQueryStarted: takeAnswer((reference, answer: DeskEnquiryDetail) =>
        deskEnquiryApi.util.updateQueryData('deskEnquiry', reference, () => answer),
      ),
    }),
  }),
});
