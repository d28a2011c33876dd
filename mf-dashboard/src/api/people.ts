import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ChangeRoleInput, InviteMemberInput, RemoveMemberInput } from '@saltbush/clients/api';
import { dashboardApi } from './dashboardApi.ts';

type Changed = ApiAnswer<'GET /api/clients/:reference/people'>;

// Each act is followed by a new read, also one that was refused: then somebody else was quicker.
const peopleApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['People'] }).injectEndpoints({
  endpoints: (build) => ({
    people: build.query<Changed, string>({
      query: (reference) => apiCall('GET /api/clients/:reference/people', { params: { reference } }),
      providesTags: ['People'],
    }),
    inviteMember: build.mutation<Changed, { reference: string; input: InviteMemberInput }>({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/clients/:reference/people', { params: { reference }, body }),
      invalidatesTags: ['People'],
    }),
    changeRole: build.mutation<Changed, { id: number; input: ChangeRoleInput }>({
      query: ({ id, input: body }) => apiCall('POST /api/clients/people/:id/role', { params: { id }, body }),
      invalidatesTags: ['People'],
    }),
    removeMember: build.mutation<Changed, { id: number; input: RemoveMemberInput }>({
      query: ({ id, input: body }) => apiCall('POST /api/clients/people/:id/removal', { params: { id }, body }),
      invalidatesTags: ['People'],
    }),
    sendInvitation: build.mutation<Changed, number>({
      query: (id) => apiCall('POST /api/clients/invitations/:id/sending', { params: { id } }),
      invalidatesTags: ['People'],
    }),
    takeInvitationBack: build.mutation<Changed, number>({
      query: (id) => apiCall('POST /api/clients/invitations/:id/withdrawal', { params: { id } }),
      invalidatesTags: ['People'],
    }),
  }),
});

/** The people of a company, and what an owner does about them. */
export const {
  usePeopleQuery,
  useInviteMemberMutation,
  useChangeRoleMutation,
  useRemoveMemberMutation,
  useSendInvitationMutation,
  useTakeInvitationBackMutation,
} = peopleApi;
