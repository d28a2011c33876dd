import type { AdvisoriesReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleaseAdvisoriesQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseAdvisories: build.query<AdvisoriesReport, void>({
      query: () => ({ segments: ['/api', 'releases', 'advisories'] }),
      providesTags: ['Releases'],
    }),
  }),
});
