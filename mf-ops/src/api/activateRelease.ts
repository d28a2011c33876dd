import { consoleApi } from './consoleApi.ts';
import type { ReleaseAct } from './release-act.ts';

interface Activation {
  name: string;
  version: string;
  percent: number;
  reason: string;
  /** Whether the gateway may roll it back by itself. */
  watch: boolean;
  /** The version that was on show as live; the gateway refuses when another one is. */
  base: string;
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
