import { withQuery } from '@saltbush/business-api/api';
import type { FailureDetail, FailuresReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface FailuresQuery {
  /** Blank for all. */
  name: string;
  version: string;
  side: string;
}

export const { useFailuresQuery, useFailureQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    failures: build.query<FailuresReport, FailuresQuery>({
      query: (wanted) => {
        const given = Object.entries(wanted).filter(([, value]) => value !== '');
        return { segments: ['/api', 'releases', withQuery('failures', Object.fromEntries(given))] };
      },
    }),
    failure: build.query<FailureDetail, string>({
      query: (id) => ({ segments: ['/api', 'releases', 'failures', encodeURIComponent(id)] }),
    }),
  }),
});
