import { siteApi } from '@saltbush/contract/api';

/** The site's API with the tags of the desk: an act on a booking refreshes every list that shows it. */
export const deskApi = siteApi.enhanceEndpoints({ addTagTypes: ['DeskBookings', 'DeskMails'] });
