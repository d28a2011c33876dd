import type { ReleasePreview } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface PreviewWish {
  name: string;
  version: string;
  hours: number;
}

export const { useCreatePreviewMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** `url` is returned only once. The first browser that opens it gets the preview. */
    createPreview: build.mutation<ReleasePreview & { url: string }, PreviewWish>({
      query: ({ name, ...body }) => ({
        segments: ['/api', 'releases', encodeURIComponent(name), 'previews'],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['ReleasePreviews'],
    }),
  }),
});
