import { siteApi } from '@saltbush/contract/api';

/** The site's API with the tags of the desk. An act invalidates every list that shows what it changed. */
export const deskApi = siteApi.enhanceEndpoints({
  addTagTypes: [
    ...['DeskBookings', 'DeskEnquiries', 'DeskClients', 'DeskDrivers', 'DeskFleet', 'DeskInvoices'],
    ...['DeskClaims', 'DeskStanding', 'DeskMails', 'DeskDriverLinks', 'PersonActs'],
  ],
});
