import type { PublishersReport } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleasePublishersQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releasePublishers: build.query<PublishersReport, void>({
      query: () => ({ segments: ['/api', 'releases', 'publishers'] }),
      providesTags: ['ReleasePublishers'],
    }),
  }),
});
