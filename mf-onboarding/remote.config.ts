import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-onboarding',
  routes: [
    {
      path: '/new-client',
      page: './src/new-client/NewClientPage.tsx',
      title: 'New client setup',
      description:
        'Set up a freight account: your business, what you ship, where it goes and how you want proof of delivery.',
      lazyShared: ['@saltbush/contract/api', '@reduxjs/toolkit/query/react'],
    },
    {
      path: '/freight-health-check',
      page: './src/health-check/HealthCheckPage.tsx',
      title: 'AI freight health check',
      description:
        'Six short steps score your freight from 0 to 10: volume, carriers, cost, service, technology and ESG.',
    },
  ],
});
