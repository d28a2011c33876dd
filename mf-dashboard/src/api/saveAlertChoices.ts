import type { AlertChoicesInput } from '@saltbush/alert-choices/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { alertApi } from './alertApi.ts';
import { alertsApi } from './alerts.ts';

const saveAlertChoicesApi = alertApi.injectEndpoints({
  endpoints: (build) => ({
    saveAlertChoices: build.mutation<ApiAnswer<'POST /api/alerts/choices'>, AlertChoicesInput>({
      query: (body) => apiCall('POST /api/alerts/choices', { body }),
      // The choices as they are now are in the answer, so the page shows them before it reads anything again.
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(alertsApi.util.updateQueryData('alertChoices', undefined, () => data));
        } catch {
          // Whoever saved is told of the failure.
        }
      },
      // The lists of alerts leave out what is hidden now.
      invalidatesTags: (_answer, error) => (error ? [] : ['AlertChoices', 'Shipments']),
    }),
  }),
});

/** Keeps what the user wants to be told. */
export const { useSaveAlertChoicesMutation } = saveAlertChoicesApi;
