import type { Invitation, Invitations } from '@saltbush/business-api/invitations';
import { dashboardApi } from './dashboardApi.ts';

const withInvitations = dashboardApi.enhanceEndpoints({ addTagTypes: ['Invitations', 'RateSheets'] });

const invitationsApi = withInvitations.injectEndpoints({
  endpoints: (build) => ({
    invitations: build.query<Invitations, void>({
      query: () => ({ segments: ['/api', 'invitations'] }),
      providesTags: ['Invitations'],
    }),
    answerInvitation: build.mutation<Invitation, { id: number; answer: 'acceptance' | 'refusal' }>({
      query: ({ id, answer }) => ({ segments: ['/api', 'invitations', id, answer], method: 'POST' }),
      // The client may now see the company's consignments.
      invalidatesTags: (answered) =>
        answered?.status === 'accepted' ? ['Invitations', 'Shipments', 'RateSheets'] : ['Invitations'],
    }),
  }),
});

/** Companies that name the client as their contact, and the client's answer to them. */
export const { useInvitationsQuery, useAnswerInvitationMutation } = invitationsApi;
