/** Days on which freight is picked up, as ISO 8601 numbers them. */
export const WEEKDAYS = [
  { day: 1, name: 'Monday', short: 'Mon' },
  { day: 2, name: 'Tuesday', short: 'Tue' },
  { day: 3, name: 'Wednesday', short: 'Wed' },
  { day: 4, name: 'Thursday', short: 'Thu' },
  { day: 5, name: 'Friday', short: 'Fri' },
] as const;
export type Weekday = (typeof WEEKDAYS)[number]['day'];

/** Most standing pickups that a company keeps. */
export const MOST_STANDING_PICKUPS = 50;
