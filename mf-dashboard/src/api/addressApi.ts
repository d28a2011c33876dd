import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of the address book. Whatever writes into it invalidates the list. */
export const addressApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['Addresses'] });
