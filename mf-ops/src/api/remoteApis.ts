import type { ApisReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useRemoteApisQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    remoteApis: build.query<ApisReport, void>({
      query: () => ({ segments: ['/api', 'releases', 'apis'] }),
      providesTags: ['RemoteApis'],
    }),
  }),
});
