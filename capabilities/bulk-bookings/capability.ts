import { defineCapability } from '@saltbush/capability';
import type { GroundTables } from '@saltbush/capability/database';
import { type BulkParts, startBulkBookings } from './bulk-parts.ts';
import { routes } from './routes.ts';

/** Many bookings from a file: each row read, priced and booked as one booking is. */
export const bulkBookings = defineCapability<GroundTables, BulkParts>({
  name: 'bulk-bookings',
  start: startBulkBookings,
  routes,
});
