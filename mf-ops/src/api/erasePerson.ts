import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ErasePersonInput } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useErasePersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Refused until it is confirmed on the gateway's page; sent again after that, it returns the act. It invalidates
     * every list of the desk, since any of them may show the person.
     */
    erasePerson: build.mutation<ApiAnswer<'POST /api/ops/people/erasure'>, ErasePersonInput>({
      query: (body) => apiCall('POST /api/ops/people/erasure', { body }),
      invalidatesTags: ['PersonActs', 'DeskBookings', 'DeskEnquiries', 'DeskClients', 'DeskDrivers', 'DeskMails'],
    }),
  }),
});
