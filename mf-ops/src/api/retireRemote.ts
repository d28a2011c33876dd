import { consoleApi } from './consoleApi.ts';
import type { ReleaseAct } from './release-act.ts';

interface Retirement {
  name: string;
  /** The live version that the operator saw. The gateway refuses if another one is live now. */
  from: string;
  reason: string;
}

export const { useRetireRemoteMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    retireRemote: build.mutation<Omit<ReleaseAct, 'share'>, Retirement>({
      query: ({ name, ...body }) => ({
        segments: ['/api', 'releases', encodeURIComponent(name), 'retirement'],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Releases'],
    }),
  }),
});
