import { consoleApi } from './consoleApi.ts';

interface Which {
  remote: string;
  /** Without it: every version that has no service of its own. */
  version?: string;
  reason: string;
}

type ServiceChange =
  | (Which & { act: 'set'; upstream: string; health?: string; timeoutMs?: number })
  | (Which & { act: 'remove' });

export const { useChangeServiceMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Always refused at first: the gateway does it once it is confirmed on its page. */
    changeService: build.mutation<unknown, ServiceChange>({
      query: ({ act, ...body }) => ({
        segments: ['/api', 'releases', 'apis', ...(act === 'remove' ? ['removal'] : [])],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['RemoteApis'],
    }),
  }),
});
