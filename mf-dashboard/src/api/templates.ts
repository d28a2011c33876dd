import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { templateApi } from './templateApi.ts';

const templatesApi = templateApi.injectEndpoints({
  endpoints: (build) => ({
    templates: build.query<ApiAnswer<'GET /api/shipments/templates'>, void>({
      query: () => apiCall('GET /api/shipments/templates'),
      providesTags: ['Templates'],
    }),
  }),
});

/** Bookings that the client keeps under a name. */
export const { useTemplatesQuery } = templatesApi;
