import { consoleApi } from './consoleApi.ts';
import type { ReleaseAct } from './release-act.ts';

interface Rollback {
  name: string;
  to: string;
  /** The version that was on show as live; the gateway refuses when another one is. */
  from: string;
  reason: string;
}

export const { useRollbackReleaseMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    rollbackRelease: build.mutation<ReleaseAct, Rollback>({
      query: ({ name, ...body }) => ({
        segments: ['/api', 'releases', encodeURIComponent(name), 'rollback'],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Releases'],
    }),
  }),
});
