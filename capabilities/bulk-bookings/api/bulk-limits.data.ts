/** Most rows of one file. */
export const MOST_BULK_ROWS = 1_000;
/** Most bytes of one file. */
export const MOST_BULK_BYTES = 2 * 1024 * 1024;
/** Most rows that one request prices. */
export const PRICED_AT_ONCE = 40;
/** Most rows that one request books. */
export const BOOKED_AT_ONCE = 40;
/** Characters for which one cell has room: as many as the longest field of a booking. */
export const CELL_LENGTH = 1_000;
/**
 * Most characters of the rows of one request, as JSON. The gateway reads no longer bodies, so rows with long instructions
 * are sent fewer at once.
 */
export const MOST_REQUEST_LENGTH = 40_000;
/** How often the very same row may be booked. */
export const MOST_COPIES = 1_000;
