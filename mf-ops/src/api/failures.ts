import { withQuery } from '@saltbush/business-api/api';
import type { FailureDetail, FailuresReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface FailuresQuery {
  /** Blank for all. */
  name: string;
  version: string;
  side: string;
  /** `no` for those that nobody has seen, or that came back. */
  seen: string;
}

export const { useFailuresQuery, useFailureQuery, useMarkFailureMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    failures: build.query<FailuresReport, FailuresQuery>({
      query: (wanted) => {
        const given = Object.entries(wanted).filter(([, value]) => value !== '');
        return { segments: ['/api', 'releases', withQuery('failures', Object.fromEntries(given))] };
      },
      providesTags: ['Failures'],
    }),
    failure: build.query<FailureDetail, string>({
      query: (id) => ({ segments: ['/api', 'releases', 'failures', encodeURIComponent(id)] }),
      providesTags: ['Failures'],
    }),
    markFailure: build.mutation<FailureDetail, { id: string; isSeen: boolean }>({
      query: ({ id, isSeen }) => ({
        segments: ['/api', 'releases', 'failures', encodeURIComponent(id), 'seen'],
        method: 'POST',
        body: { isSeen },
      }),
      invalidatesTags: ['Failures'],
    }),
  }),
});
