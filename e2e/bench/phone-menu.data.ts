/**
 * The menu of small screens, as the watch of a page finds it: a disclosure, or a button that says what it controls. Sites
 * that are built in other ways may show what opens beside a button that does not say so.
 */
export const PHONE_MENU = {
  menuSelector: 'header summary, header button[aria-expanded]',
  menuText: 'Menu',
  openSelector: '[data-testid="menu-open"]',
};
