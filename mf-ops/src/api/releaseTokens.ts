import type { ReleaseToken } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleaseTokensQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseTokens: build.query<{ tokens: ReleaseToken[] }, void>({
      query: () => ({ segments: ['/api', 'releases', 'tokens'] }),
      providesTags: ['ReleaseTokens'],
    }),
  }),
});
