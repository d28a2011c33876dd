import { consoleApi } from './consoleApi.ts';

export const { useRevokeReleaseTokenMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    revokeReleaseToken: build.mutation<unknown, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        segments: ['/api', 'releases', 'tokens', encodeURIComponent(id), 'revoke'],
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['ReleaseTokens'],
    }),
  }),
});
