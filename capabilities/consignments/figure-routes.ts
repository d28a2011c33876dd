import { type Route, route } from '@saltbush/capability';
import { listAlerts } from './alerts/listAlerts.ts';
import { analyticsOf } from './analytics/analyticsOf.ts';
import { dashboardOf } from './analytics/dashboardOf.ts';
import { listEmissions } from './analytics/listEmissions.ts';
import { periodOf } from './analytics/periodOf.ts';
import type { Alerts } from './api/alerts.ts';
import { type Analytics, type Dashboard, emissionsQuerySchema, periodQuerySchema } from './api/analytics.ts';
import type { Emissions } from './api/emissions.ts';
import type { BookingContext } from './bookings/booking-context.ts';
import { clientScope } from './shipments/client-scope.ts';

/** The figures of the signed-in client. */
export const figureRoutes: readonly Route<BookingContext>[] = [
  route(
    'GET /api/dashboard',
    { access: 'signed in' },
    async ({ user }, { database: { db }, links, now }): Promise<Dashboard> =>
      dashboardOf(await clientScope(db, user.id), { db, links, now: now() }),
  ),
  route(
    'GET /api/analytics',
    { access: 'signed in', query: periodQuerySchema },
    async ({ query, user }, { database: { db }, now }): Promise<Analytics> => {
      const { delivered, window } = await periodOf(db, await clientScope(db, user.id), query, now());
      return analyticsOf(delivered, window);
    },
  ),
  route(
    'GET /api/emissions',
    { access: 'signed in', query: emissionsQuerySchema },
    async ({ query: { page, ...asked }, user }, { database: { db }, now }): Promise<Emissions> => {
      const scope = await clientScope(db, user.id);
      const { window } = await periodOf(db, scope, asked, now());
      return listEmissions(db, scope, { window, page: Number(page ?? 1) });
    },
  ),
  route(
    'GET /api/alerts',
    { access: 'signed in' },
    async ({ user }, { database: { db }, links, now }): Promise<Alerts> => ({
      rows: await listAlerts(await clientScope(db, user.id), { db, links, now: now() }),
    }),
  ),
];
