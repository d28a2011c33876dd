import type { TokenAction } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface TokenWish {
  label: string;
  /** Null: every remote and the host. */
  remote: string | null;
  actions: TokenAction[];
  days: number;
  reason: string;
}

export const { useCreateReleaseTokenMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Always refused at first: the gateway makes the token once it is confirmed on its page, and shows the secret
     * there.
     */
    createReleaseToken: build.mutation<unknown, TokenWish>({
      query: (body) => ({ segments: ['/api', 'releases', 'tokens'], method: 'POST', body }),
      invalidatesTags: ['ReleaseTokens'],
    }),
  }),
});
