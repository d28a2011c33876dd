import type { RoutesReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleaseRoutesQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseRoutes: build.query<RoutesReport, void>({
      query: () => ({ segments: ['/api', 'releases', 'routes'] }),
      providesTags: ['ReleaseRoutes'],
    }),
  }),
});
