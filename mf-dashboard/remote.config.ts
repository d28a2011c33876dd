import { defineRemote } from '@saltbush/tooling';

const page = {
  page: './src/dashboard/DashboardPage.tsx',
  title: 'Your freight dashboard',
  description: 'Your consignments, spend, on-time delivery and rate sheets with Saltbush Freight.',
  access: 'signed-in',
} as const;

export default defineRemote({
  name: 'mf-dashboard',
  routes: [
    { ...page, path: '/' },
    { ...page, path: '/dashboard' },
    { ...page, path: '/dashboard/:section' },
  ],
});
