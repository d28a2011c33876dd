import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

export const { usePersonActsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    personActs: build.query<ApiAnswer<'GET /api/ops/people/acts'>, number>({
      query: (page) => apiCall('GET /api/ops/people/acts', { query: { page } }),
      providesTags: ['PersonActs'],
    }),
  }),
});
