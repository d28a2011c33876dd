// Apart from the schemas, since pages need these too.

/** Reports in one request. */
export const MOST_REPORTS = 100;
/** Fixes of a path, however many were reported. */
export const MOST_FIXES = 200;
/** Packages that a job names. */
export const MOST_JOB_PACKAGES = 100;
/** How long positions are kept. */
export const POSITION_DAYS = 30;
/** How long a driver's link opens the job, unless it is delivered or taken back before. */
export const LINK_DAYS = 7;
/** How long a link still opens the job once it is delivered, for pictures that are sent later. */
export const LINK_HOURS_AFTER_DELIVERY = 12;
/** A telephone that reported within this time shares its position now. */
export const SHARED_MINUTES = 10;
export const RECEIVED_BY_LENGTH = 100;
