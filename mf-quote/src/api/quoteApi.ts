import { siteApi } from '@saltbush/contract/api';

/** The site's API with the gateway's answers that this remote caches: quotes and bookings, each under its token. */
export const quoteApi = siteApi.enhanceEndpoints({ addTagTypes: ['SavedQuote', 'Booking'] });
