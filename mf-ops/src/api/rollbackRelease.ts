import { consoleApi } from './consoleApi.ts';
import type { ReleaseAct } from './release-act.ts';

interface Rollback {
  name: string;
  to: string;
  /** The live version that the operator saw. The gateway refuses if another one is live now. */
  from: string;
  reason: string;
  /** Sent for a release that was taken back, and never otherwise. */
  evenThoughWithdrawn?: true;
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
