import { withQuery } from '@saltbush/business-api/api';
import type { HistoryEntry, LogKind } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface ActivityQuery {
  /** Blank: every name, or every kind. */
  name: string;
  kind: LogKind | '';
  /** Only entries before this one; null starts with the newest. */
  before: number | null;
  limit: number;
}

export const { useReleaseActivityQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releaseActivity: build.query<{ history: HistoryEntry[] }, ActivityQuery>({
      query: ({ before, ...wanted }) => ({
        segments: ['/api', 'releases', withQuery('history', { all: 1, ...wanted, before })],
      }),
      providesTags: ['Releases', 'ReleaseTokens'],
    }),
  }),
});
