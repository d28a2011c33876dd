import { siteApi } from '@saltbush/contract/api';

/**
 * The site's API with the tags of the dashboard: a change of a consignment makes everything that counts or shows
 * consignments old.
 */
export const dashboardApi = siteApi.enhanceEndpoints({ addTagTypes: ['Shipments', 'SavedQuotes'] });
