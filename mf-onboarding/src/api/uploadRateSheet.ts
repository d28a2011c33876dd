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

/** The name of a sheet as it is kept: the end of a long one says what the file is. */
export const sheetName = ({ name }: Pick<File, 'name'>): string => name.slice(-MAX_RATE_SHEET_NAME);

/** Sends a rate sheet ahead of the form that names it. */
export const { useUploadRateSheetMutation } = uploadRateSheetApi;
