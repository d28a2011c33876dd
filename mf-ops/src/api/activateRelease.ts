import { consoleApi } from './consoleApi.ts';
import type { ReleaseAct } from './release-act.ts';

interface Activation {
  name: string;
  version: string;
  percent: number;
  reason: string;
  /** Whether the health watch may roll it back. */
  watch: boolean;
  /** The live version that the operator saw. The gateway refuses if another one is live now. */
  base?: string;
  /** Sent for a release that was taken back, and never otherwise. */
  evenThoughWithdrawn?: true;
}

export const { useActivateReleaseMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    activateRelease: build.mutation<ReleaseAct, Activation>({
      query: ({ name, ...body }) => ({
        segments: ['/api', 'releases', encodeURIComponent(name), 'activations'],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Releases'],
    }),
  }),
});
