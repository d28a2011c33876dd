/** Most that is claimed for one consignment, before GST: what transit insurance covers at most. */
export const MOST_CLAIM_CENTS = 10_000_000;

/** Most characters of each field. */
export const CLAIM_LENGTHS = { words: 2_000, goods: 500, phone: 40 } as const;

/** Pictures that are sent with the form. */
export const MOST_PICTURES_AT_ONCE = 6;
/** Pictures of a claim, with those that are sent later. */
export const MOST_CLAIM_PICTURES = 20;
export const MAX_CLAIM_PICTURE_BYTES = 5 * 1024 * 1024;

/** Entries of what was written and done about a claim. An answer holds all of them. */
export const MOST_CLAIM_ENTRIES = 150;
