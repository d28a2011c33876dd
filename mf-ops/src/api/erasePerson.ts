import type { ErasePersonInput, PersonAct } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useErasePersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Answered with a refusal until it is confirmed on the gateway's page; with the act where this form has done it. Every
     * list of the desk may have held the person.
     */
    erasePerson: build.mutation<PersonAct, ErasePersonInput>({
      query: (body) => ({ segments: ['/api', 'ops', 'people', 'erasure'], method: 'POST', body }),
      invalidatesTags: ['PersonActs', 'DeskBookings', 'DeskEnquiries', 'DeskClients', 'DeskDrivers', 'DeskMails'],
    }),
  }),
});
