import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-developers',
  routes: [
    {
      path: '/developers',
      page: './src/developers/DevelopersPage.tsx',
      title: 'For developers',
      image: './src/developers/developers-link.jpg',
      description:
        'The API of Saltbush Freight: price, book, label and track freight from your own programs, and try every call in a test mode.',
    },
  ],
});
