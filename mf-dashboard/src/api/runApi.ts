import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of runs. */
export const runApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['Runs'] });
