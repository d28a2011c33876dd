import type { PrivateLinks } from '@saltbush/capability/references';
import type { Kysely } from 'kysely';
import { listAlerts } from '../alerts/listAlerts.ts';
import type { Dashboard } from '../api/analytics.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import { selectShipments, shipmentOf } from '../shipments/shipment-rows.ts';
import type { Tables } from '../tables.ts';
import { countTiles } from './countTiles.ts';

const RECENT = 5;

interface Sources {
  db: Kysely<Tables>;
  links: PrivateLinks;
  now: Date;
}

/** The figures of a client, their latest consignments, and what they should know. */
export async function dashboardOf(scope: ClientScope, { db, links, now }: Sources): Promise<Dashboard> {
  const recent = await selectShipments(db)
    .where(inScope(scope))
    .orderBy('bookings.requested_at', 'desc')
    .orderBy('bookings.reference', 'desc')
    .limit(RECENT)
    .execute();
  return {
    tiles: await countTiles(db, scope, now),
    recent: recent.map(shipmentOf),
    alerts: await listAlerts(scope, { db, links, now }),
    countedAt: now.toISOString(),
  };
}
