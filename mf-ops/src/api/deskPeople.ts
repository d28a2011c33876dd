import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskInviteInput, DeskRemovalInput, DeskRoleInput, DeskWithdrawalInput } from '@saltbush/clients/api';
import { deskApi } from './deskApi.ts';

type People = ApiAnswer<'GET /api/ops/clients/:reference/people'>;

// Each act is followed by a new read, also one that was refused: then somebody else was quicker.
const deskPeopleApi = deskApi.enhanceEndpoints({ addTagTypes: ['DeskPeople'] }).injectEndpoints({
  endpoints: (build) => ({
    deskPeople: build.query<People, string>({
      query: (reference) => apiCall('GET /api/ops/clients/:reference/people', { params: { reference } }),
      providesTags: ['DeskPeople'],
    }),
    inviteMember: build.mutation<People, { reference: string; input: DeskInviteInput }>({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/clients/:reference/people', { params: { reference }, body }),
      invalidatesTags: ['DeskPeople', 'DeskMails'],
    }),
    changeMemberRole: build.mutation<People, { id: number; input: DeskRoleInput }>({
      query: ({ id, input: body }) => apiCall('POST /api/ops/clients/people/:id/role', { params: { id }, body }),
      invalidatesTags: ['DeskPeople'],
    }),
    removeMember: build.mutation<People, { id: number; input: DeskRemovalInput }>({
      query: ({ id, input: body }) => apiCall('POST /api/ops/clients/people/:id/removal', { params: { id }, body }),
      invalidatesTags: ['DeskPeople', 'DeskMails', 'DeskClients'],
    }),
    sendMemberInvitation: build.mutation<People, number>({
      query: (id) => apiCall('POST /api/ops/clients/invitations/:id/sending', { params: { id } }),
      invalidatesTags: ['DeskPeople', 'DeskMails'],
    }),
    takeMemberInvitationBack: build.mutation<People, { id: number; input: DeskWithdrawalInput }>({
      query: ({ id, input: body }) =>
        apiCall('POST /api/ops/clients/invitations/:id/withdrawal', { params: { id }, body }),
      invalidatesTags: ['DeskPeople'],
    }),
  }),
});

/** The people of a client, and what staff do about them. */
export const {
  useDeskPeopleQuery,
  useInviteMemberMutation,
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  useSendMemberInvitationMutation,
  useTakeMemberInvitationBackMutation,
} = deskPeopleApi;
