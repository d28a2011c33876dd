/**
 * One path per icon, drawn for this site on a 24 × 24 grid: stroke 1.75, round caps and joins. A dot is a line of
 * length 0. Each icon is an export of its own, so that a page carries only those it shows.
 */

/** What an icon draws. */
export type IconPath = `M${string}`;

export const alert = 'M12 4.2 2.9 19.6h18.2L12 4.2ZM12 10v4.2M12 17v.01';
export const arrowLeft = 'M20 12H4M10.5 5.5 4 12l6.5 6.5';
export const arrowRight = 'M4 12h16M13.5 5.5 20 12l-6.5 6.5';
export const arrowUpRight = 'M6.5 17.5 17.5 6.5M8.5 6.5h9v9';
export const bolt = 'M13.2 3 5 13.6h6L10.2 21 19 10.2h-6.2L13.2 3Z';
export const box = 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2L12 3ZM4.2 7.4 12 11.5l7.8-4.1M12 11.5V21M8 5.2l7.9 4.2';
export const calendar = 'M4.5 5.5h15v14.5h-15V5.5ZM4.5 10h15M8.5 3v4M15.5 3v4M8.5 14h.01M12 14h.01M15.5 14h.01';
export const camera = 'M3.5 7.5h4L9.2 5h5.6l1.7 2.5h4v12h-17v-12ZM12 9.8a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z';
export const chart = 'M4 4v16h16M8.5 16v-4M13 16V8.5M17.5 16v-6';
export const check = 'M4.5 12.8 9.5 18 19.5 6.5';
export const chevronDown = 'M5.5 9 12 15.5 18.5 9';
export const clock = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3.2 2.2';
export const close = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const document = 'M6 3.5h8l4.5 4.5v12.5H6v-17ZM13.8 3.7V8.2h4.5M9 12.5h6.5M9 16.3h4.5';
export const download = 'M12 3.5v11.3M7 10.2l5 5 5-5M4 20h16';
export const facebook =
  'M13.5 21v-8h3l.5-3.4h-3.5V7.6c0-1.1.5-1.8 1.9-1.8h1.7V3a13 13 0 0 0-2.4-.2c-2.6 0-4.2 1.6-4.2 4.3v2.5H7.5V13h3v8';
export const info = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11.3v5M12 7.8v.01';
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6ZM16.9 7.1v.01';
export const leaf = 'M20 4C10.5 4 5 8.2 5 14c0 1.6.5 2.9 1.3 4C15 18 20 13.6 20 4ZM4 20.5C6.2 15.6 9.8 12 14.5 9.5';
export const linkedin = 'M6 10v9.5M6 5.5v.01M10.5 19.5V10M10.5 14.2c0-2.6 1.5-4.2 3.8-4.2 2.2 0 3.4 1.4 3.4 4v5.5';
export const logOut = 'M14 4H5v16h9M10 12h11M17 7.8l4.2 4.2-4.2 4.2';
export const mail = 'M3.5 5.5h17v13h-17v-13ZM3.8 6.2l8.2 6.6 8.2-6.6';
export const mapPin =
  'M12 21c4.8-4.6 7-8.1 7-11.2a7 7 0 1 0-14 0C5 12.9 7.2 16.4 12 21ZM12 7.3a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z';
export const menu = 'M3.5 7h17M3.5 12h17M3.5 17h17';
export const minus = 'M5 12h14';
export const pallet = 'M3 15.5h18M3 20h18M4.5 15.5V20M12 15.5V20M19.5 15.5V20M5.5 4h13v8h-13V4ZM12 4v8';
export const pause = 'M8 5v14M16 5v14';
export const phone =
  'M6.6 3.5h2.6l1.7 4.4-2.2 1.6c1 2.3 2.5 3.8 4.8 4.8l1.6-2.2 4.4 1.7v2.6c0 2.4-1.7 4-4 4C9.5 20.2 3.8 14.5 3.5 7.8c0-2.4 1-4.3 3.1-4.3Z';
export const play = 'M7.5 4.8v14.4L19 12 7.5 4.8Z';
export const plus = 'M12 5v14M5 12h14';
export const repeat =
  'M4.5 11V9.5a3 3 0 0 1 3-3h12M16.3 3.2l3.3 3.3-3.3 3.3M19.5 13v1.5a3 3 0 0 1-3 3h-12M7.7 20.8l-3.3-3.3 3.3-3.3';
export const search = 'M10.8 4a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6ZM15.8 15.8l4.7 4.7';
export const shield =
  'M12 3l7.5 2.8v5.7c0 4.3-2.8 7.5-7.5 9.5-4.7-2-7.5-5.2-7.5-9.5V5.8L12 3ZM8.7 11.9l2.5 2.5 4.3-4.6';
export const soundOff = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM16 9.5l5 5M21 9.5l-5 5';
export const soundOn = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11';
export const star = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8L12 3.5Z';
export const swap = 'M8 4v15.5M4.3 15.8 8 19.5l3.7-3.7M16 20V4.5M12.3 8.2 16 4.5l3.7 3.7';
export const truck =
  'M2.5 16.5V4.5H14v12H9.6M14 9.5h4l3.5 3.7v3.3h-1.6M5 16.5H2.5M15.3 16.5H14M2.5 12.8H14M7.3 14.3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM17.6 14.3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z';
export const upload = 'M12 15.5V4.2M7 8.8l5-5 5 5M4 20h16';
export const user = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.7-3.5 3.6-5.5 7.5-5.5s6.8 2 7.5 5.5';
export const van =
  'M5 17H2.5V8.5c0-1.7.8-2.5 2.5-2.5h9.5c1.3 0 2.2.5 2.9 1.5l2.6 3.8 1.5 1.2V17h-1.7M15.4 17H9.6M13 6v5.3h6.8M7.3 14.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM17.6 14.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z';
export const warehouse = 'M3.5 20.5V8.8L12 4l8.5 4.8v11.7M7.5 20.5v-8.5h9v8.5M7.5 16.2h9';
