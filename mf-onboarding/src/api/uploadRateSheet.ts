import { MAX_RATE_SHEET_NAME, type RateSheetUploaded } from '@saltbush/business-api/rate-sheets';
import { siteApi } from '@saltbush/contract/api';

const uploadRateSheetApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    uploadRateSheet: build.mutation<RateSheetUploaded, File>({
      query: (file) => ({
        segments: ['/api', `rate-sheet-uploads?${new URLSearchParams({ name: sheetName(file) }).toString()}`],
        method: 'POST',
        body: file,
      }),
    }),
  }),
});

/** Shortens a file name from the front, because its end says what type the file is. */
export const sheetName = ({ name }: Pick<File, 'name'>): string => name.slice(-MAX_RATE_SHEET_NAME);

/** Uploads a rate sheet before the form that names it. */
export const { useUploadRateSheetMutation } = uploadRateSheetApi;
