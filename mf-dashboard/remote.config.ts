import { defineRemote } from '@saltbush/tooling';

const dashboard = {
  page: './src/dashboard/DashboardPage.tsx',
  title: 'Your freight dashboard',
  description: 'Your consignments, spend, on-time delivery and rate sheets with Saltbush Freight.',
  access: 'signed-in',
  frame: 'work',
} as const;

export default defineRemote({
  name: 'mf-dashboard',
  search: [{ label: 'Shipments', access: 'signed-in', api: '/api/shipments/search' }],
  routes: [
    { ...dashboard, path: '/' },
    { ...dashboard, path: '/dashboard', area: { label: 'Overview', icon: 'home', order: 10 } },
    {
      ...dashboard,
      path: '/dashboard/shipments',
      title: 'Your shipments',
      area: { label: 'Shipments', icon: 'truck', order: 20 },
    },
    {
      ...dashboard,
      path: '/dashboard/analytics',
      title: 'Your freight analytics',
      area: { label: 'Analytics', icon: 'chart', order: 30 },
    },
    {
      ...dashboard,
      path: '/dashboard/rate-sheets',
      title: 'Your rate sheets',
      area: { label: 'Rate Sheets', icon: 'table', order: 40 },
    },
    // Last: an unknown section is reported on the dashboard itself.
    { ...dashboard, path: '/dashboard/:section' },
    {
      path: '/dashboard/quotes',
      page: './src/quotes/SavedQuotesPage.tsx',
      title: 'Your saved quotes',
      description: 'The quotes you saved with Saltbush Freight, and how long their prices stand.',
      access: 'signed-in',
      frame: 'work',
      area: { label: 'Saved Quotes', icon: 'tag', order: 50 },
    },
    {
      path: '/dashboard/invoices',
      page: './src/invoices/InvoicesPage.tsx',
      title: 'Your invoices',
      description: 'Your tax invoices from Saltbush Freight: what is to pay, what is overdue, and what is paid.',
      access: 'signed-in',
      frame: 'work',
      area: { label: 'Invoices', icon: 'file', order: 25 },
    },
    {
      path: '/dashboard/invoices/statement',
      page: './src/statement/StatementPage.tsx',
      title: 'Your statement',
      description: 'What Saltbush Freight invoiced you in a month, what you paid, and what is still to pay.',
      access: 'signed-in',
      frame: 'work',
    },
    {
      path: '/dashboard/shipments/:reference',
      page: './src/shipment/ShipmentPage.tsx',
      title: 'Your shipment',
      description: 'Where your consignment is, its proof of delivery, its price and its invoice.',
      access: 'signed-in',
      frame: 'work',
    },
    {
      path: '/dashboard/people',
      page: './src/people/PeoplePage.tsx',
      title: 'People of your company',
      description: 'Who belongs to your company at Saltbush Freight, who is invited, and what each may do.',
      access: 'signed-in',
      frame: 'work',
      area: { label: 'People', icon: 'people', order: 60 },
    },
    {
      path: '/dashboard/join/:token',
      page: './src/join/JoinPage.tsx',
      title: 'Join a company',
      description: 'Your invitation to the client account of a company at Saltbush Freight.',
      access: 'signed-in',
      frame: 'work',
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
