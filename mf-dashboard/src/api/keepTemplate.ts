import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { KeepTemplateInput } from '@saltbush/consignments/api';
import { templateApi } from './templateApi.ts';

interface Keeping extends KeepTemplateInput {
  /** Of the shipment. */
  reference: string;
}

const keepTemplateApi = templateApi.injectEndpoints({
  endpoints: (build) => ({
    keepTemplate: build.mutation<ApiAnswer<'POST /api/shipments/:reference/templates'>, Keeping>({
      query: ({ reference, ...body }) =>
        apiCall('POST /api/shipments/:reference/templates', { params: { reference }, body }),
      invalidatesTags: (kept) => (kept ? ['Templates'] : []),
    }),
  }),
});

/** Keeps a shipment under a name, or returns the template that the same form made before. */
export const { useKeepTemplateMutation } = keepTemplateApi;
