import type { VerdictReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleaseVerdictsQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseVerdicts: build.query<VerdictReport, void>({
      query: () => ({ segments: ['/api', 'releases', 'health', 'verdicts'] }),
      providesTags: ['ReleaseHealth'],
    }),
  }),
});
