import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-ar',
  fills: [
    {
      slot: 'quote.truck-fit',
      part: './src/truck-fit/TruckFitPart.tsx',
      values: { vehicle: 'string', name: 'string', basis: 'string', items: 'string', weightKg: 'number' },
      interactive: 'none',
    },
  ],
  routes: [
    {
      path: '/ar-truck-tool',
      page: './src/truck-tool/TruckToolPage.tsx',
      navigation: { menu: 'resources', label: 'Truck Size Tool' },
      title: 'Augmented reality truck tool',
      description:
        'Six trucks to scale beside a person: in 3D, through your camera and at full size. Check whether one fits your gate and driveway.',
      image: './src/truck-tool/truck-tool-link.jpg',
      structuredData: [
        {
          '@type': 'WebApplication',
          '@id': '/ar-truck-tool#tool',
          url: '/ar-truck-tool',
          name: 'Truck size tool',
          description:
            'Shows six trucks to scale beside a person of 1.8 m, in 3D, through the camera and at full size, and whether one fits.',
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
