import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../tables.ts';
import { DEMO_BOOKER } from './demo-company.data.ts';

/** True for bookings that the demo data made. What a person booked is left alone. */
export const bookedByDemo = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'bookings'>) =>
  exists(
    selectFrom('booking_events')
      .select('booking_events.id')
      .whereRef('booking_events.reference', '=', 'bookings.reference')
      .where('booking_events.status', '=', 'requested')
      .where('booking_events.actor', '=', DEMO_BOOKER.email),
  );
