import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { standingPickupApi } from './standingPickupApi.ts';

const standingPickupsApi = standingPickupApi.injectEndpoints({
  endpoints: (build) => ({
    standingPickups: build.query<ApiAnswer<'GET /api/standing-pickups'>, void>({
      query: () => apiCall('GET /api/standing-pickups'),
      providesTags: ['StandingPickups'],
    }),
  }),
});

/** Bookings of the client that repeat on weekdays. */
export const { useStandingPickupsQuery, useLazyStandingPickupsQuery } = standingPickupsApi;
