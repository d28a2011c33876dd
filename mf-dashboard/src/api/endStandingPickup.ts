import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { RemoveStandingPickupInput } from '@saltbush/standing-pickups/api';
import { standingPickupApi } from './standingPickupApi.ts';

interface Ending extends RemoveStandingPickupInput {
  reference: string;
}

const endStandingPickupApi = standingPickupApi.injectEndpoints({
  endpoints: (build) => ({
    endStandingPickup: build.mutation<ApiAnswer<'POST /api/standing-pickups/:reference/removal'>, Ending>({
      query: ({ reference, version }) =>
        apiCall('POST /api/standing-pickups/:reference/removal', { params: { reference }, body: { version } }),
      // The list is read again after a refusal too: somebody else may have changed or ended it.
      invalidatesTags: ['StandingPickups'],
    }),
  }),
});

/** Ends a standing pickup; what it booked stays. */
export const { useEndStandingPickupMutation } = endStandingPickupApi;
