/**
 * Speculation Rules (WICG) of quiet pages: a page is made ready once a visitor points at its link or begins to press it.
 * Scripts of the site wait until the page is on show. Addresses that do something, or that are no pages, are left out.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/mf/*', '/ops/*', '/confirm/*', '/preview/*', '/*\\?(.+)'] } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
