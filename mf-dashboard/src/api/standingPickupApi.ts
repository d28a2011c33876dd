import { dashboardApi } from './dashboardApi.ts';

/** The dashboard's API with the tag of standing pickups. */
export const standingPickupApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['StandingPickups'] });
