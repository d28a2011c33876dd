import type { PersonActs } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';
import { withQuery } from './withQuery.ts';

export const { usePersonActsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    personActs: build.query<PersonActs, number>({
      query: (page) => ({ segments: ['/api', 'ops', 'people', withQuery('acts', { page })] }),
      providesTags: ['PersonActs'],
    }),
  }),
});
