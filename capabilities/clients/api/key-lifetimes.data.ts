/** For how many days a key may be made. Without an end it may be made too. */
export const KEY_LIFETIMES_DAYS = [30, 90, 365] as const;
export type KeyLifetimeDays = (typeof KEY_LIFETIMES_DAYS)[number];
export const USUAL_KEY_LIFETIME_DAYS: KeyLifetimeDays = 365;

/** For how long a key that was replaced still works. */
export const KEY_OVERLAP_HOURS = 24;

/** How many days before a key ends its owners are told, each time once. */
export const KEY_END_WARNINGS_DAYS = [14, 1] as const;
