import type { ReleaseToken, TokenAction } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface TokenWish {
  label: string;
  /** Null for every remote and the host. */
  remote: string | null;
  actions: TokenAction[];
  days: number;
  reason: string;
}

export const { useCreateReleaseTokenMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** `token` is the secret: the gateway tells it this once. */
    createReleaseToken: build.mutation<ReleaseToken & { token: string }, TokenWish>({
      query: (body) => ({ segments: ['/api', 'releases', 'tokens'], method: 'POST', body }),
      invalidatesTags: ['ReleaseTokens'],
    }),
  }),
});
