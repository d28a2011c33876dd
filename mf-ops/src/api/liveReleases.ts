import type { LiveReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useLiveReleasesQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    liveReleases: build.query<LiveReport, void>({
      query: () => ({ segments: ['/api', 'releases'] }),
      providesTags: ['Releases'],
    }),
  }),
});
