import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of booking templates. */
export const templateApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['Templates'] });
