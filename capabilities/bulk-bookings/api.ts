import type { BulkBookInput, BulkBookings, BulkPriceInput, BulkPrices } from './api/bulk.ts';

export {
  type BulkBooked,
  type BulkBookInput,
  type BulkBookings,
  type BulkCells,
  type BulkFault,
  type BulkPriced,
  type BulkPriceInput,
  type BulkPrices,
  type BulkRow,
  type BulkRowToBook,
  bulkBookSchema,
  bulkPriceSchema,
} from './api/bulk.ts';
export { BULK_COLUMNS, BULK_SERVICES, type BulkField, NEEDED_FIELDS } from './api/bulk-columns.data.ts';
export {
  BOOKED_AT_ONCE,
  CELL_LENGTH,
  MOST_BULK_BYTES,
  MOST_BULK_ROWS,
  MOST_COPIES,
  MOST_REQUEST_LENGTH,
  PRICED_AT_ONCE,
} from './api/bulk-limits.data.ts';

/** What each route takes and gives. */
export interface BulkBookingRoutes {
  'POST /api/bulk-bookings/prices': { body: BulkPriceInput; answer: BulkPrices };
  'POST /api/bulk-bookings': { body: BulkBookInput; answer: BulkBookings };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends BulkBookingRoutes {}
}
