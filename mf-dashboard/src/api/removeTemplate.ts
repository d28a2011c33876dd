import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { templateApi } from './templateApi.ts';

const removeTemplateApi = templateApi.injectEndpoints({
  endpoints: (build) => ({
    removeTemplate: build.mutation<ApiAnswer<'POST /api/shipments/templates/:template/removal'>, string>({
      query: (template) => apiCall('POST /api/shipments/templates/:template/removal', { params: { template } }),
      // The list is read again after a refusal too: somebody else may have removed it.
      invalidatesTags: ['Templates'],
    }),
  }),
});

export const { useRemoveTemplateMutation } = removeTemplateApi;
