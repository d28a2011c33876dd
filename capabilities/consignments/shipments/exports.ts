/** A whole list, or a document, takes more work than a page of rows. */
export const EXPORT_RATE = { name: 'shipment-exports', points: 120, durationSeconds: 10 * 60 };

/** Rows of one file: a year of the largest client. Spreadsheets take more, but nobody reads that. */
export const MOST_EXPORTED = 50_000;
