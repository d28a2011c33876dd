import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of what a user chose to be told. */
export const alertApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['AlertChoices'] });
