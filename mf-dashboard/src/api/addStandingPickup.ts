import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { AddStandingPickupInput } from '@saltbush/standing-pickups/api';
import { standingPickupApi } from './standingPickupApi.ts';

const addStandingPickupApi = standingPickupApi.injectEndpoints({
  endpoints: (build) => ({
    addStandingPickup: build.mutation<ApiAnswer<'POST /api/standing-pickups'>, AddStandingPickupInput>({
      query: (body) => apiCall('POST /api/standing-pickups', { body }),
      invalidatesTags: (added) => (added ? ['StandingPickups'] : []),
    }),
  }),
});

/** Repeats a booking on weekdays, or returns the standing pickup that the same form made before. */
export const { useAddStandingPickupMutation } = addStandingPickupApi;
