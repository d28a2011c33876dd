import type { Kysely } from 'kysely';
import { SHIPMENT_VIEWS, type ShipmentQuery, type Shipments } from '../api/shipments.ts';
import type { Tables } from '../tables.ts';
import { type ClientScope, inScope } from './client-scope.ts';
import { inView, matching, orderOf, viewsOf } from './shipment-filters.ts';
import { selectShipments, shipmentOf } from './shipment-rows.ts';

async function countViews(db: Kysely<Tables>, scope: ClientScope, query: ShipmentQuery): Promise<Shipments['counts']> {
  const rows = await db
    .selectFrom('bookings')
    .select((select) => [
      'status',
      select('exception_kind', 'is not', null).as('has_exception'),
      select.fn.countAll<number>().as('count'),
    ])
    .where(inScope(scope))
    .where(matching(query))
    .groupBy(['status', 'has_exception'])
    .execute();
  const counts = Object.fromEntries(SHIPMENT_VIEWS.map((view) => [view, 0])) as Shipments['counts'];
  for (const { status, has_exception, count } of rows) {
    for (const view of viewsOf(status, Boolean(has_exception))) counts[view] += count;
  }
  return counts;
}

/** A page of the consignments in a scope, with the number in each view. */
export async function listShipments(db: Kysely<Tables>, scope: ClientScope, query: ShipmentQuery): Promise<Shipments> {
  const { view, sort, page, size } = query;
  const rows = await shipmentsQuery(db, scope, query)
    .orderBy(orderOf(sort))
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const counts = await countViews(db, scope, query);
  return { rows: rows.map(shipmentOf), total: counts[view], page, pageSize: size, counts };
}

/** All consignments of a scope that match a query, in no order. */
export const shipmentsQuery = (db: Kysely<Tables>, scope: ClientScope, query: ShipmentQuery) =>
  selectShipments(db).where(inScope(scope)).where(inView(query.view)).where(matching(query));
