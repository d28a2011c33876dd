import type { AlertEnding } from '@saltbush/alert-choices/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { alertApi } from './alertApi.ts';

interface Ending {
  token: string;
  what: AlertEnding;
}

const endAlertMailsApi = alertApi.injectEndpoints({
  endpoints: (build) => ({
    endAlertMails: build.mutation<ApiAnswer<'POST /api/alerts/unsubscribe/:token/:what'>, Ending>({
      query: (params) => apiCall('POST /api/alerts/unsubscribe/:token/:what', { params: { ...params } }),
      invalidatesTags: ['AlertChoices'],
    }),
  }),
});

/** Ends mails of whoever has the link. */
export const { useEndAlertMailsMutation } = endAlertMailsApi;
