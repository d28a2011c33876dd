/** Places in the marketing pages for parts of other teams. */
export const slots = {
  'marketing.home-quote': { pages: ['/'], atMost: 1, from: ['mf-quote'] },
  'marketing.track': { pages: ['/', '/contact'], atMost: 1, from: ['mf-dashboard'] },
};
