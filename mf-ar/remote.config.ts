import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-ar',
  routes: [
    {
      path: '/ar-truck-tool',
      page: './src/truck-tool/TruckToolPage.tsx',
      title: 'Augmented reality truck tool',
      description: 'Length, width, height and pallets of six trucks, drawn to scale beside a person of 1.8 m.',
    },
  ],
});
