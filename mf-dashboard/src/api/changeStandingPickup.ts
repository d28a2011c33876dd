import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ChangeStandingPickupInput } from '@saltbush/standing-pickups/api';
import { standingPickupApi } from './standingPickupApi.ts';

interface Change {
  reference: string;
  change: ChangeStandingPickupInput;
}

const changeStandingPickupApi = standingPickupApi.injectEndpoints({
  endpoints: (build) => ({
    changeStandingPickup: build.mutation<ApiAnswer<'POST /api/standing-pickups/:reference/changes'>, Change>({
      query: ({ reference, change: body }) =>
        apiCall('POST /api/standing-pickups/:reference/changes', { params: { reference }, body }),
      // The list is read again after a refusal too: somebody else may have changed or ended it.
      invalidatesTags: ['StandingPickups'],
    }),
  }),
});

/** Changes the days of a standing pickup, pauses it, or lets it go on. */
export const { useChangeStandingPickupMutation } = changeStandingPickupApi;
