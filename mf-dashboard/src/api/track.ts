import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { TrackInput } from '@saltbush/consignments/api';
import { dashboardApi } from './dashboardApi.ts';

const trackApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    track: build.mutation<ApiAnswer<'POST /api/track'>, TrackInput>({
      query: (body) => apiCall('POST /api/track', { body }),
    }),
  }),
});

/** Finds a consignment by its reference and one of its postcodes, for anybody. */
export const { useTrackMutation } = trackApi;
