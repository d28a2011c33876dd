import { searchAnswer } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { expressionBuilder, type Kysely } from 'kysely';
import { badgeOf } from '../bookings/badgeOf.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { searchFreight } from './searchFreight.ts';

/** What a client finds among the consignments in their scope. */
export async function searchShipments(db: Kysely<Tables>, scope: ClientScope, typed: string): Promise<SearchAnswer> {
  const rows = await searchFreight(db, inScope(scope)(expressionBuilder<Tables, 'bookings'>()), typed);
  return searchAnswer(
    rows.map(({ reference, status, customer_reference, pickup_suburb, delivery_suburb }) => ({
      title: reference,
      facts: [customer_reference, `${pickup_suburb} → ${delivery_suburb}`, badgeOf(status)],
      path: `/dashboard/shipments/${reference}`,
    })),
  );
}
