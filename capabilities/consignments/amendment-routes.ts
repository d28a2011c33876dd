import { type Route, route } from '@saltbush/capability';
import { amendBooking } from './amendments/amendBooking.ts';
import { amendBookingSchema } from './api/amendments.ts';
import type { ShipmentDetail } from './api/shipments.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { ownShipment } from './shipments/ownShipment.ts';
import { requireActOn } from './shipments/requireActOn.ts';

const RATE = { name: 'amendments', points: 120, durationSeconds: 3_600, by: 'user' } as const;

/** Changing a booking that no driver has yet. */
export const amendmentRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'POST /api/shipments/:reference/amendments',
    {
      ...{ access: 'own', rate: RATE, body: amendBookingSchema },
      forKeys: {
        scope: 'book',
        summary: 'Change a booking',
        detail:
          'Changes when it is picked up, whom the driver meets, and how many pallets there are, until a driver has it or two hours before the pickup. When another load has another price, the answer is 409 `price-changed` with the new quote: send the same again with its total. What was accepted is answered again by the desk.',
      },
    },
    async (call, parts): Promise<ShipmentDetail> => {
      const { params, user } = call;
      const { reference } = await ownShipment(params.reference, user.id, parts);
      await requireActOn(parts.database.db, reference, { userId: user.id, act: 'book' });
      await amendBooking({ reference, input: call.body, user }, parts);
      return ownShipment(reference, user.id, parts);
    },
  ),
];
