import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-ar',
  routes: [
    {
      path: '/ar-truck-tool',
      page: './src/truck-tool/TruckToolPage.tsx',
      title: 'Augmented reality truck tool',
      description: 'Length, width, height and pallets of six trucks, drawn to scale beside a person of 1.8 m.',
      image: './src/truck-tool/truck-tool-link.jpg',
      structuredData: [
        {
          '@type': 'WebApplication',
          '@id': '/ar-truck-tool#tool',
          url: '/ar-truck-tool',
          name: 'Truck size tool',
          description: 'Shows six trucks to scale beside a person of 1.8 m, in a drawing and through the camera.',
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Any, in a web browser',
          browserRequirements: 'JavaScript; a camera for the view in your yard',
          inLanguage: 'en-AU',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
          provider: { '@id': '/#company' },
        },
      ],
    },
  ],
});
