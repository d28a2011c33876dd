import type { ErasePersonInput, PersonAct } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useErasePersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Refused until it is confirmed on the gateway's page; sent again after that, it returns the act. It invalidates
     * every list of the desk, since any of them may show the person.
     */
    erasePerson: build.mutation<PersonAct, ErasePersonInput>({
      query: (body) => ({ segments: ['/api', 'ops', 'people', 'erasure'], method: 'POST', body }),
      invalidatesTags: ['PersonActs', 'DeskBookings', 'DeskEnquiries', 'DeskClients', 'DeskDrivers', 'DeskMails'],
    }),
  }),
});
