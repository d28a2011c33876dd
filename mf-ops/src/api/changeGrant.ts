import { consoleApi } from './consoleApi.ts';

interface GrantWish {
  /** Whether the remote gets the path or loses it. */
  act: 'grant' | 'revoke';
  path: string;
  to: string;
  reason: string;
}

export const { useChangeGrantMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Always refused at first: the gateway does it once it is confirmed on its page. */
    changeGrant: build.mutation<unknown, GrantWish>({
      query: ({ act, ...body }) => ({
        segments: ['/api', 'releases', 'routes', 'grants', ...(act === 'revoke' ? ['revoke'] : [])],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['ReleaseRoutes'],
    }),
  }),
});
