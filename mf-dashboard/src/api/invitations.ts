import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

const withInvitations = dashboardApi.enhanceEndpoints({ addTagTypes: ['Invitations', 'RateSheets'] });

const invitationsApi = withInvitations.injectEndpoints({
  endpoints: (build) => ({
    invitations: build.query<ApiAnswer<'GET /api/invitations'>, void>({
      query: () => apiCall('GET /api/invitations'),
      providesTags: ['Invitations'],
    }),
    answerInvitation: build.mutation<
      ApiAnswer<'POST /api/invitations/:id/acceptance'>,
      { id: number; answer: 'acceptance' | 'refusal' }
    >({
      query: ({ id, answer }) =>
        answer === 'acceptance'
          ? apiCall('POST /api/invitations/:id/acceptance', { params: { id } })
          : apiCall('POST /api/invitations/:id/refusal', { params: { id } }),
      // The client may now see the company's consignments.
      invalidatesTags: (answered) =>
        answered?.status === 'accepted' ? ['Invitations', 'Shipments', 'RateSheets'] : ['Invitations'],
    }),
  }),
});

/** Companies that name the client as their contact, and the client's answer to them. */
export const { useInvitationsQuery, useAnswerInvitationMutation } = invitationsApi;
