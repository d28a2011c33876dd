import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of claims. Whatever is done about one invalidates lists and the consignment's offer. */
export const claimApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['Claims'] });
