import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { FindPersonInput } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useFindPersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** The e-mail goes in a body, so that it appears in no address bar, log or cache. */
    findPerson: build.mutation<ApiAnswer<'POST /api/ops/people/search'>, FindPersonInput>({
      query: (body) => apiCall('POST /api/ops/people/search', { body }),
    }),
  }),
});
