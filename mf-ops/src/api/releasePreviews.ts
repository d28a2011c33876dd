import type { ReleasePreview } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

export const { useReleasePreviewsQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    releasePreviews: build.query<{ previews: ReleasePreview[] }, void>({
      query: () => ({ segments: ['/api', 'releases', 'previews'] }),
      providesTags: ['ReleasePreviews'],
    }),
  }),
});
