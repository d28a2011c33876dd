import { siteApi } from '@saltbush/contract/api';

/** The site's API with what this remote keeps of the gateway's answers: quotes and bookings, each under its token. */
export const quoteApi = siteApi.enhanceEndpoints({ addTagTypes: ['SavedQuote', 'Booking'] });
