import type { ErasurePreview, FindPersonInput } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { usePreviewErasureMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    previewErasure: build.mutation<ErasurePreview, FindPersonInput>({
      query: (body) => ({ segments: ['/api', 'ops', 'people', 'erasure-preview'], method: 'POST', body }),
    }),
  }),
});
