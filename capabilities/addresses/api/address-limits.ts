// Apart from the schema, since pages need these too.

/** Most addresses of one book, and most rows of one file. */
export const MOST_ADDRESSES = 10_000;

/** Ten thousand rows of 200 bytes. */
export const MOST_ADDRESS_FILE_BYTES = 2 * 1024 * 1024;

/** Longest texts, in characters. What a driver reads of a place fits into the instructions of a booking. */
export const ADDRESS_LENGTHS = {
  name: 100,
  street: 200,
  suburb: 100,
  postcode: 4,
  contactName: 100,
  phone: 40,
  openingHours: 120,
  metres: 6,
  instructions: 600,
} as const;
