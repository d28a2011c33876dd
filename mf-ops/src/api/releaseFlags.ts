import type { FlagsReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleaseFlagsQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseFlags: build.query<FlagsReport, void>({
      query: () => ({ segments: ['/api', 'releases', 'flags'] }),
      providesTags: ['ReleaseFlags'],
    }),
  }),
});
