import type { Tracked, TrackInput } from '@saltbush/business-api/tracking';
import { dashboardApi } from './dashboardApi.ts';

const trackApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    track: build.mutation<Tracked, TrackInput>({
      query: (body) => ({ segments: ['/api', 'track'], method: 'POST', body }),
    }),
  }),
});

/** Where a consignment is, for anybody who knows its reference and a postcode of it. */
export const { useTrackMutation } = trackApi;
