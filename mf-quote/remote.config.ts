import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-quote',
  routes: [
    {
      path: '/quote',
      page: './src/quote/QuotePage.tsx',
      title: 'Get Your Instant Quote',
      description:
        'Price pallets, full trucks, same-day metro runs and hourly hire in seconds: every line shown, before and after GST.',
    },
  ],
});
