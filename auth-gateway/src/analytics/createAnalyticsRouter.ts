import { type Dashboard, emissionsQuerySchema, periodQuerySchema } from '@saltbush/business-api/analytics';
import type { Clock } from '@saltbush/capability';
import { clientOf } from '@saltbush/capability/access';
import { parseQuery } from '@saltbush/capability/http';
import type { PrivateLinks } from '@saltbush/capability/references';
import type { Visitor } from '@saltbush/contract';
import { localTime } from '@saltbush/freight';
import { type Request, Router } from 'express';
import { listAlerts } from '../alerts/listAlerts.ts';
import type { Database } from '../database/openDatabase.ts';
import { type ClientScope, clientScope, inScope } from '../shipments/client-scope.ts';
import { selectShipments, shipmentOf } from '../shipments/shipment-rows.ts';
import { analyticsOf } from './analyticsOf.ts';
import { analyticsWindow } from './analyticsWindow.ts';
import { countTiles } from './countTiles.ts';
import { deliveredByMonth } from './deliveredByMonth.ts';
import { listEmissions } from './listEmissions.ts';
import { monthOf } from './months.ts';

const RECENT = 5;

interface Dependencies {
  database: Pick<Database, 'db'>;
  links: PrivateLinks;
  now: Clock;
  visitorOf: (request: Request) => Visitor;
}

/** `/api/dashboard`, `/api/analytics`, `/api/emissions` and `/api/alerts`: the figures of the signed-in client. */
export function createAnalyticsRouter({ database: { db }, links, now, visitorOf }: Dependencies): Router {
  const router = Router();

  const scopeOf = (request: Request): Promise<ClientScope> => clientScope(db, clientOf(visitorOf(request)).id);

  /** The window the client asked for, and what was delivered in it. */
  async function periodOf(
    scope: ClientScope,
    { months, to }: { months?: string | undefined; to?: string | undefined },
  ) {
    const delivered = await deliveredByMonth(db, scope);
    const current = monthOf(localTime(now(), 'Australia/Sydney').date);
    const asked = { months: months === undefined ? null : Number(months), to: to ?? null };
    const window = analyticsWindow(
      asked,
      delivered.map(({ month }) => month),
      current,
    );
    return { delivered, window };
  }

  router.use(['/api/dashboard', '/api/analytics', '/api/emissions', '/api/alerts'], (request, response, next) => {
    response.set('cache-control', 'no-store');
    clientOf(visitorOf(request));
    next();
  });

  router.get('/api/dashboard', async (request, response) => {
    const scope = await scopeOf(request);
    const at = now();
    const recent = await selectShipments(db)
      .where(inScope(scope))
      .orderBy('bookings.requested_at', 'desc')
      .orderBy('bookings.reference', 'desc')
      .limit(RECENT)
      .execute();
    response.json({
      tiles: await countTiles(db, scope, at),
      recent: recent.map(shipmentOf),
      alerts: await listAlerts(scope, { db, links, now: at }),
      countedAt: at.toISOString(),
    } satisfies Dashboard);
  });

  router.get('/api/analytics', async (request, response) => {
    const asked = parseQuery(periodQuerySchema, request);
    const { delivered, window } = await periodOf(await scopeOf(request), asked);
    response.json(analyticsOf(delivered, window));
  });

  router.get('/api/emissions', async (request, response) => {
    const { page, ...asked } = parseQuery(emissionsQuerySchema, request);
    const scope = await scopeOf(request);
    const { window } = await periodOf(scope, asked);
    response.json(await listEmissions(db, scope, { window, page: Number(page ?? 1) }));
  });

  router.get('/api/alerts', async (request, response) => {
    const rows = await listAlerts(await scopeOf(request), { db, links, now: now() });
    response.json({ rows });
  });

  return router;
}
