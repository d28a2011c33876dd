/** Places in the portal's pages for parts of other teams. */
export const slots = {
  'dashboard.overview': { pages: ['/', '/dashboard', '/dashboard/:section'], atMost: 3, order: ['mf-quote'] },
};
