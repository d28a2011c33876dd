import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of rate sheets: a new or newly active one makes the list of them old. */
export const rateSheetApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['RateSheets'] });
