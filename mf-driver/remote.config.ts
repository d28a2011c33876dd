import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-driver',
  routes: [
    {
      path: '/job/:token',
      page: './src/job/DriverJobPage.tsx',
      title: 'Your job',
      description: 'The job of a driver: where to, whom to call, labels to scan and the proof of delivery.',
      // Whoever has the link: search engines must not list it, and there is nothing to render before the job is read.
      access: 'everyone',
      render: 'client',
      indexed: false,
      frame: 'bare',
      asks: 'position',
    },
  ],
});
