import { consoleApi } from './consoleApi.ts';

export const { useRevokePreviewMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    revokePreview: build.mutation<unknown, string>({
      query: (id) => ({
        segments: ['/api', 'releases', 'previews', encodeURIComponent(id), 'revoke'],
        method: 'POST',
      }),
      invalidatesTags: ['ReleasePreviews'],
    }),
  }),
});
