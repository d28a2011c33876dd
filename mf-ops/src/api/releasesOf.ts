import type { HistoryEntry, ReleaseSummary } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export interface ReleasesOfName {
  name: string;
  /** Newest first, like the history. */
  releases: ReleaseSummary[];
  history: HistoryEntry[];
}

export const { useReleasesOfQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releasesOf: build.query<ReleasesOfName, string>({
      query: (name) => ({ segments: ['/api', 'releases', encodeURIComponent(name)] }),
      providesTags: ['Releases'],
    }),
  }),
});
