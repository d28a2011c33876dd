import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { MAX_RATE_SHEET_NAME } from '@saltbush/business-api/rate-sheet-format';
import { siteApi } from '@saltbush/contract/api';

const uploadRateSheetApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    uploadRateSheet: build.mutation<ApiAnswer<'POST /api/rate-sheet-uploads'>, File>({
      query: (file) => apiCall('POST /api/rate-sheet-uploads', { query: { name: sheetName(file) }, body: file }),
    }),
  }),
});

/** Shortens a file name from the front, because its end says what type the file is. */
export const sheetName = ({ name }: Pick<File, 'name'>): string => name.slice(-MAX_RATE_SHEET_NAME);

/** Uploads a rate sheet before the form that names it. */
export const { useUploadRateSheetMutation } = uploadRateSheetApi;
