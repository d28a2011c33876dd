import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-ops',
  routes: [
    {
      path: '/ops',
      page: './src/desk/DeskPage.tsx',
      title: 'Bookings desk',
      description: 'Bookings that wait for an answer, and consignments on the road.',
      access: 'staff',
      render: 'client',
    },
  ],
});
