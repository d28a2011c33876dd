import type { FindPersonInput, PersonFound } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useFindPersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** The e-mail goes in a body, so that it appears in no address bar, log or cache. */
    findPerson: build.mutation<PersonFound, FindPersonInput>({
      query: (body) => ({ segments: ['/api', 'ops', 'people', 'search'], method: 'POST', body }),
    }),
  }),
});
