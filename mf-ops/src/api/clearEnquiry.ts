import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ClearEnquiryInput, DeskEnquiryDetail } from '@saltbush/enquiries/api';
import { deskApi } from './deskApi.ts';
import { deskEnquiryApi } from './deskEnquiry.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useClearEnquiryMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    clearEnquiry: build.mutation<
      ApiAnswer<'POST /api/ops/enquiries/:reference/genuine'>,
      { reference: string; input: ClearEnquiryInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/enquiries/:reference/genuine', { params: { reference }, body }),
      invalidatesTags: ['DeskEnquiries', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskEnquiryDetail) =>
        deskEnquiryApi.util.updateQueryData('deskEnquiry', reference, () => answer),
      ),
    }),
  }),
});
