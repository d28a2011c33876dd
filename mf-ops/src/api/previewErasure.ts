import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { FindPersonInput } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { usePreviewErasureMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    previewErasure: build.mutation<ApiAnswer<'POST /api/ops/people/erasure-preview'>, FindPersonInput>({
      query: (body) => apiCall('POST /api/ops/people/erasure-preview', { body }),
    }),
  }),
});
