import { apiCall } from '@saltbush/business-api/api';
import type { ExportPersonInput } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useExportPersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Always refused: the confirmation page offers the file, so that no script ever gets it. */
    exportPerson: build.mutation<unknown, ExportPersonInput>({
      query: (body) => apiCall('POST /api/ops/people/export', { body }),
    }),
  }),
});
