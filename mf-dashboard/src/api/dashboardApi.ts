import { siteApi } from '@saltbush/contract/api';

/**
 * The site's API with the tags of the dashboard. A changed consignment invalidates everything that counts or shows
 * consignments.
 */
export const dashboardApi = siteApi.enhanceEndpoints({ addTagTypes: ['Shipments', 'SavedQuotes'] });
