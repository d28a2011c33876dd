import { orNotFound } from '@saltbush/capability/desk';
import type { ShipmentDetail } from '../api/shipments.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { clientScope } from './client-scope.ts';
import { findShipment } from './findShipment.ts';

const NO_SHIPMENT = 'You have no consignment with this reference. Check the reference, or call us.';

/**
 * A consignment that the user may see.
 * @throws Refusal `not-found`, the same for one that does not exist and for one of somebody else.
 */
export async function ownShipment(
  reference: string,
  userId: string,
  { database: { db }, links, now }: Pick<BookingContext, 'database' | 'links' | 'now'>,
): Promise<ShipmentDetail> {
  const scope = await clientScope(db, userId);
  return orNotFound(await findShipment(reference, scope, { db, links, now: now() }), NO_SHIPMENT);
}
