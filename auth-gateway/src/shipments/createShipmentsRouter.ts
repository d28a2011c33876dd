import { type ShipmentQuery, shipmentQueryOf, shipmentQuerySchema } from '@saltbush/business-api/shipments';
import type { Clock } from '@saltbush/capability';
import { clientOf } from '@saltbush/capability/access';
import { createRateLimiter, limitRate, parseQuery } from '@saltbush/capability/http';
import { PDF_POLICY } from '@saltbush/capability/pdf';
import type { PrivateLinks } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import { localTime } from '@saltbush/freight';
import { type Request, Router } from 'express';
import { findPodPicture } from '../bookings/podPictures.ts';
import { sendPicture } from '../bookings/sendPicture.ts';
import type { Database } from '../database/openDatabase.ts';
import { invoicePdf } from '../invoices/invoicePdf.ts';
import { type ClientScope, clientScope } from './client-scope.ts';
import { findShipment } from './findShipment.ts';
import { listShipments } from './listShipments.ts';
import { shipmentsCsv } from './shipmentsCsv.ts';

/** A whole list, or a document, takes more work than a page of rows. */
const EXPORT_RATE = { name: 'shipment-exports', points: 120, durationSeconds: 10 * 60 };

interface Dependencies {
  database: Database;
  links: PrivateLinks;
  now: Clock;
  visitorOf: (request: Request) => Visitor;
}

function orNotFound<T>(found: T | null, message: string): T {
  if (found !== null) return found;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}

const NO_SHIPMENT = 'You have no consignment with this reference. Check the reference, or call us.';
const NO_PICTURE = 'There is no such picture. Open the consignment to see what there is.';
const NO_INVOICE = 'There is no invoice for this consignment yet. It is issued after delivery.';

/** `/api/shipments`: the signed-in client's consignments. Missing ones and other people's get the same answer. */
export function createShipmentsRouter({ database, links, now, visitorOf }: Dependencies): Router {
  const { db } = database;
  const router = Router();
  const limit = limitRate(createRateLimiter(database.pool, EXPORT_RATE));

  const scopeOf = (request: Request): Promise<ClientScope> => clientScope(db, clientOf(visitorOf(request)).id);
  const queryOf = (request: Request): ShipmentQuery => shipmentQueryOf(parseQuery(shipmentQuerySchema, request));

  /** The consignment in the address, if the sender may see it. */
  async function shipmentOf(request: Request) {
    const scope = await scopeOf(request);
    const found = await findShipment(String(request.params.reference), scope, { db, links, now: now() });
    return orNotFound(found, NO_SHIPMENT);
  }

  router.use(['/api/shipments', '/api/shipments.csv'], (request, response, next) => {
    response.set('cache-control', 'no-store');
    clientOf(visitorOf(request));
    next();
  });

  router.get('/api/shipments', async (request, response) => {
    const query = queryOf(request);
    response.json(await listShipments(db, await scopeOf(request), query));
  });

  router.get('/api/shipments.csv', limit, async (request, response) => {
    const query = queryOf(request);
    const csv = await shipmentsCsv(db, await scopeOf(request), query);
    const { date } = localTime(now(), 'Australia/Sydney');
    response
      .set({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="consignments-${date}.csv"`,
      })
      .send(csv);
  });

  router.get('/api/shipments/:reference', async (request, response) => {
    response.json(await shipmentOf(request));
  });

  router.get('/api/shipments/:reference/pod/:picture', async (request, response) => {
    const { reference } = await shipmentOf(request);
    const picture = await findPodPicture('reference', reference, String(request.params.picture), { database });
    sendPicture(response, orNotFound(picture, NO_PICTURE));
  });

  router.get('/api/shipments/:reference/invoice.pdf', limit, async (request, response) => {
    const { invoice } = await shipmentOf(request);
    const { reference } = orNotFound(invoice, NO_INVOICE);
    response
      .set({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${reference}.pdf"`,
        'content-security-policy': PDF_POLICY,
      })
      .send(await invoicePdf(db, reference, now()));
  });

  return router;
}
