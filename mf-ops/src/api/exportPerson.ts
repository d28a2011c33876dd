import type { ExportPersonInput } from '@saltbush/business-api/people';
import { deskApi } from './deskApi.ts';

export const { useExportPersonMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answered with a refusal: the page that confirms it hands out the file, which no script ever holds. */
    exportPerson: build.mutation<unknown, ExportPersonInput>({
      query: (body) => ({ segments: ['/api', 'ops', 'people', 'export'], method: 'POST', body }),
    }),
  }),
});
