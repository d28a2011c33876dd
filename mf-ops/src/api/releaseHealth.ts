import { withQuery } from '@saltbush/business-api/api';
import type { ReleaseHealthReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface HealthQuery {
  /** Blank for every name. */
  name: string;
  hours: number;
}

export const { useReleaseHealthQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseHealth: build.query<ReleaseHealthReport, HealthQuery>({
      query: ({ name, hours }) => ({ segments: ['/api', 'releases', withQuery('health', { name, hours })] }),
      providesTags: ['ReleaseHealth'],
    }),
  }),
});
