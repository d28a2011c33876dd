import { defineRemote } from '@saltbush/tooling';

const dashboard = {
  page: './src/dashboard/DashboardPage.tsx',
  title: 'Your freight dashboard',
  description: 'Your consignments, spend, on-time delivery and rate sheets with Saltbush Freight.',
  access: 'signed-in',
} as const;

export default defineRemote({
  name: 'mf-dashboard',
  routes: [
    { ...dashboard, path: '/' },
    { ...dashboard, path: '/dashboard' },
    { ...dashboard, path: '/dashboard/analytics', title: 'Your freight analytics' },
    { ...dashboard, path: '/dashboard/shipments', title: 'Your shipments' },
    { ...dashboard, path: '/dashboard/rate-sheets', title: 'Your rate sheets' },
    // Last: an unknown section is reported on the dashboard itself.
    { ...dashboard, path: '/dashboard/:section' },
    {
      path: '/dashboard/quotes',
      page: './src/quotes/SavedQuotesPage.tsx',
      title: 'Your saved quotes',
      description: 'The quotes you saved with Saltbush Freight, and how long their prices stand.',
      access: 'signed-in',
    },
    {
      path: '/dashboard/shipments/:reference',
      page: './src/shipment/ShipmentPage.tsx',
      title: 'Your shipment',
      description: 'Where your consignment is, its proof of delivery, its price and its invoice.',
      access: 'signed-in',
    },
    {
      path: '/track',
      page: './src/tracking/TrackPage.tsx',
      title: 'Track a consignment',
      description: 'See where your freight is and when it is expected, with its reference and a postcode.',
      image: './src/tracking/tracking-link.jpg',
      navigation: { menu: 'resources', label: 'Track a Consignment' },
    },
  ],
});
