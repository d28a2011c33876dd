import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of rate sheets. A new or newly active sheet invalidates the list. */
export const rateSheetApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['RateSheets'] });
