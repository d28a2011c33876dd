import type { Tracked, TrackInput } from '@saltbush/business-api/tracking';
import { dashboardApi } from './dashboardApi.ts';

const trackApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    track: build.mutation<Tracked, TrackInput>({
      query: (body) => ({ segments: ['/api', 'track'], method: 'POST', body }),
    }),
  }),
});

/** Finds a consignment by its reference and one of its postcodes, for anybody. */
export const { useTrackMutation } = trackApi;
