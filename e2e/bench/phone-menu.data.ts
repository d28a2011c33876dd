/** The menu of small screens, as the watch of a page finds it: a disclosure, or a button that says what it controls. */
export const PHONE_MENU = { menuSelector: 'header summary, header button[aria-expanded]', menuText: 'Menu' };
