import type { FindPersonInput, PersonFound } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useFindPersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sent in a body: the address is to be in no address bar, no log and no cache. */
    findPerson: build.mutation<PersonFound, FindPersonInput>({
      query: (body) => ({ segments: ['/api', 'ops', 'people', 'search'], method: 'POST', body }),
    }),
  }),
});
