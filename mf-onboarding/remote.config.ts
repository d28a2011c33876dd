import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-onboarding',
  routes: [
    {
      path: '/new-client',
      page: './src/new-client/NewClientPage.tsx',
      navigation: { menu: 'company', label: 'New Client Setup' },
      title: 'New client setup',
      description:
        'Set up a freight account: your business, what you ship, where it goes and how you want proof of delivery.',
      lazyShared: ['@saltbush/contract/api', '@reduxjs/toolkit/query/react'],
      image: './src/new-client/new-client-link.jpg',
      structuredData: [
        {
          '@type': 'WebApplication',
          '@id': '/new-client#tool',
          url: '/new-client',
          name: 'New client setup',
          description:
            'Sets up a freight account in four parts: the business, its freight, its delivery zones, the account.',
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Any, in a web browser',
          browserRequirements: 'JavaScript',
          inLanguage: 'en-AU',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
          provider: { '@id': '/#company' },
        },
      ],
    },
    {
      path: '/freight-health-check',
      page: './src/health-check/HealthCheckPage.tsx',
      title: 'AI freight health check',
      description:
        'Six short steps score your freight from 0 to 10: volume, carriers, cost, service, technology and ESG.',
      image: './src/health-check/health-check-link.jpg',
      structuredData: [
        {
          '@type': 'WebApplication',
          '@id': '/freight-health-check#tool',
          url: '/freight-health-check',
          name: 'AI freight health check',
          description: 'Scores a freight operation from 0 to 10 in six categories and writes a report.',
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Any, in a web browser',
          browserRequirements: 'JavaScript',
          inLanguage: 'en-AU',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
          provider: { '@id': '/#company' },
        },
      ],
    },
  ],
});
