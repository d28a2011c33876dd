import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

const joiningApi = dashboardApi
  .enhanceEndpoints({ addTagTypes: ['Invitations', 'People', 'RateSheets'] })
  .injectEndpoints({
    endpoints: (build) => ({
      invitationByLink: build.query<ApiAnswer<'GET /api/invitations/links/:token'>, string>({
        query: (token) => apiCall('GET /api/invitations/links/:token', { params: { token } }),
        providesTags: ['Invitations'],
      }),
      joinCompany: build.mutation<ApiAnswer<'POST /api/invitations/links/:token/acceptance'>, string>({
        query: (token) => apiCall('POST /api/invitations/links/:token/acceptance', { params: { token } }),
        // The client may now see the company's consignments.
        invalidatesTags: ['Invitations', 'People', 'RateSheets', 'Shipments'],
      }),
    }),
  });

/** The invitation behind the link of a mail, and accepting it. */
export const { useInvitationByLinkQuery, useJoinCompanyMutation } = joiningApi;
