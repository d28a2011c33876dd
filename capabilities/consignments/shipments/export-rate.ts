/** A whole list, or a document, takes more work than a page of rows. */
export const EXPORT_RATE = { name: 'shipment-exports', points: 120, durationSeconds: 10 * 60 };
