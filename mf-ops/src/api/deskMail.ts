import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

export const { useDeskMailQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskMail: build.query<ApiAnswer<'GET /api/ops/mails/:id'>, string>({
      query: (id) => apiCall('GET /api/ops/mails/:id', { params: { id } }),
      providesTags: ['DeskMails'],
    }),
  }),
});
