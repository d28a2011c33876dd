import { type Kysely, sql } from 'kysely';
import type { BookingTemplate } from '../api/templates.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';

/** Templates of the bookings that a client may see. */
export const templatesInScope = (db: Kysely<Tables>, scope: ClientScope) =>
  db
    .selectFrom('booking_templates')
    .innerJoin('bookings', 'bookings.reference', 'booking_templates.booking_reference')
    .where(inScope(scope))
    .select([
      'booking_templates.reference',
      'booking_templates.name',
      'bookings.reference as shipmentReference',
      'bookings.pickup_suburb as from',
      'bookings.delivery_suburb as to',
      'bookings.service_name as serviceName',
    ])
    .select([
      sql<string>`bookings.details #>> '{pickup,businessName}'`.as('sender'),
      sql<string>`bookings.details #>> '{delivery,businessName}'`.as('receiver'),
    ])
    .$castTo<BookingTemplate>();
