import { defineRemote } from '@saltbush/tooling';
import { slots } from './src/slots.data.ts';

/**
 * A page for holders of a private link: search engines must not list it, and there is nothing to render before its
 * record was loaded.
 */
const privatePage = { access: 'everyone', render: 'client', indexed: false } as const;

export default defineRemote({
  name: 'mf-quote',
  slots,
  search: [{ label: 'Saved quotes', access: 'signed-in', api: '/api/quotes/search' }],
  fills: [
    { slot: 'marketing.home-quote', part: './src/quick-quote/QuickQuotePart.tsx', interactive: 'none' },
    { slot: 'dashboard.overview', part: './src/client-quotes/ClientQuotesPart.tsx', access: 'signed-in' },
  ],
  routes: [
    {
      path: '/quote',
      page: './src/quote/QuotePage.tsx',
      navigation: { menu: 'services', label: 'Instant Quote' },
      title: 'Get Your Instant Quote',
      description:
        'Price pallets, full trucks, same-day metro runs and hourly hire in seconds: every line shown, before and after GST.',
      image: './src/quote/quote-link.jpg',
      structuredData: [
        {
          '@type': 'WebApplication',
          '@id': '/quote#tool',
          url: '/quote',
          name: 'Freight quote calculator',
          description:
            'Prices pallets, full truck loads, same-day metro runs and hourly hire, with levy, surcharges and GST as separate lines.',
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Any, in a web browser',
          browserRequirements: 'JavaScript for prices while you type',
          inLanguage: 'en-AU',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
          provider: { '@id': '/#company' },
        },
      ],
    },
    {
      path: '/dashboard/quotes',
      page: './src/client-quotes/ClientQuotesPage.tsx',
      title: 'Your saved quotes',
      description: 'The quotes you saved with Saltbush Freight, and how long their prices stand.',
      access: 'signed-in',
      frame: 'work',
      area: { label: 'Saved Quotes', icon: 'tag', order: 50 },
    },
    {
      ...privatePage,
      path: '/quotes/:token',
      page: './src/saved-quote/SavedQuotePage.tsx',
      title: 'Your saved quote',
      description: 'Your quote with every line, its reference and how long the price stands.',
    },
    {
      ...privatePage,
      path: '/quotes/:token/book',
      page: './src/booking/BookingPage.tsx',
      title: 'Book your quote',
      description: 'Request a booking at your quoted price: pickup, delivery, date and contacts.',
    },
    {
      ...privatePage,
      path: '/bookings/:token',
      page: './src/booking-status/BookingStatusPage.tsx',
      title: 'Your booking',
      description: 'Where your consignment is, when it is expected, and its proof of delivery.',
    },
  ],
});
