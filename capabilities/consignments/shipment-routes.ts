import { type Route, route } from '@saltbush/capability';
import { sendCsv } from '@saltbush/capability/csv';
import { orNotFound } from '@saltbush/capability/desk';
import { sendPdf } from '@saltbush/capability/pdf';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { localTime } from '@saltbush/freight';
import { labelQuerySchema } from './api/labels.ts';
import { manifestQuerySchema } from './api/manifest-query.ts';
import { type PapersPlan, paperPieceSchema, papersSchema } from './api/papers.ts';
import { type ShipmentDetail, type Shipments, shipmentQueryOf, shipmentQuerySchema } from './api/shipments.ts';
import { testStepsSchema } from './api/test-steps.ts';
import { findPodPicture } from './bookings/podPictures.ts';
import { sendPicture } from './bookings/sendPicture.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { invoicePdf } from './invoices/invoicePdf.ts';
import { consignmentNotePdf, dangerousGoodsPdf, labelsPdf } from './labels/freightPapers.ts';
import { papersPdf } from './labels/papersPdf.ts';
import { PAPERS_RATE } from './labels/papersRate.ts';
import { planPapers } from './labels/planPapers.ts';
import { clientManifest } from './manifest/clientManifest.ts';
import { manifestCsv } from './manifest/manifestCsv.ts';
import { renderManifestPdf } from './manifest/renderManifestPdf.ts';
import { podPdf } from './pod-document/podPdf.ts';
import { searchShipments } from './search/searchShipments.ts';
import { clientScope } from './shipments/client-scope.ts';
import { EXPORT_RATE } from './shipments/exports.ts';
import { listShipments } from './shipments/listShipments.ts';
import { ownShipment as shipmentOf } from './shipments/ownShipment.ts';
import { requireActOn } from './shipments/requireActOn.ts';
import { shipmentsCsv } from './shipments/shipmentsCsv.ts';
import { requireTestMode } from './test-mode/requireTestMode.ts';
import { takeTestSteps } from './test-mode/takeTestSteps.ts';

const TEST_RATE = { name: 'test-steps', points: 600, durationSeconds: 3_600, by: 'user' } as const;
const NO_PICTURE = 'There is no such picture. Open the consignment to see what there is.';
const NO_POD = 'There is no proof of delivery for this consignment yet. It is recorded at the delivery.';
const NO_INVOICE = 'There is no invoice for this consignment yet. It is issued after delivery.';

/** The signed-in client's consignments. */
export const shipmentRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'GET /api/shipments',
    {
      ...{ access: 'signed in', query: shipmentQuerySchema },
      forKeys: {
        scope: 'track',
        summary: 'List consignments',
        detail:
          'Newest first unless `sort` says otherwise. `page` counts from 1; `total` and `pageSize` say how many pages there are.',
      },
    },
    async ({ query, user }, { database: { db } }): Promise<Shipments> =>
      listShipments(db, await clientScope(db, user.id), shipmentQueryOf(query)),
  ),
  route(
    'GET /api/shipments.csv',
    { access: 'signed in', rate: EXPORT_RATE, query: shipmentQuerySchema },
    async ({ query, user, response }, { database: { db }, now }): Promise<undefined> => {
      const csv = await shipmentsCsv(db, await clientScope(db, user.id), shipmentQueryOf(query));
      const { date } = localTime(now(), 'Australia/Sydney');
      sendCsv(response, { name: `consignments-${date}.csv`, text: csv });
    },
  ),
  route(
    'GET /api/shipments/events',
    { access: 'signed in' },
    async ({ user, request, response }, { events }): Promise<undefined> => {
      await events.open(user, request, response);
    },
  ),
  route(
    'GET /api/shipments/search',
    { access: 'signed in', rate: SEARCH_RATE, query: searchQuerySchema },
    async ({ query, user }, { database: { db } }): Promise<SearchAnswer> =>
      searchShipments(db, await clientScope(db, user.id), query.q),
  ),
  route(
    'GET /api/shipments/manifest.pdf',
    { access: 'signed in', rate: EXPORT_RATE, query: manifestQuerySchema },
    async ({ query, user, response }, parts): Promise<undefined> => {
      const manifest = await clientManifest(query, user.id, parts);
      sendPdf(response, { name: `${manifest.name}.pdf`, content: await renderManifestPdf(manifest, parts.now()) });
    },
  ),
  route(
    'GET /api/shipments/manifest.csv',
    { access: 'signed in', rate: EXPORT_RATE, query: manifestQuerySchema },
    async ({ query, user, response }, parts): Promise<undefined> => {
      const manifest = await clientManifest(query, user.id, parts);
      sendCsv(response, { name: `${manifest.name}.csv`, text: await manifestCsv(manifest) });
    },
  ),
  route(
    'POST /api/shipments/papers',
    { access: 'signed in', rate: PAPERS_RATE, body: papersSchema },
    async ({ body, user }, { database: { db } }): Promise<PapersPlan> =>
      planPapers(db, body, await clientScope(db, user.id)),
  ),
  route(
    'POST /api/shipments/papers.pdf',
    { access: 'signed in', rate: PAPERS_RATE, body: paperPieceSchema },
    async ({ body, user, response }, parts): Promise<undefined> => {
      const scope = await clientScope(parts.database.db, user.id);
      sendPdf(response, await papersPdf(body, scope, parts));
    },
  ),
  route(
    'GET /api/shipments/:reference',
    {
      access: 'own',
      forKeys: {
        scope: 'track',
        summary: 'Read a consignment',
        detail: 'Its status, what happened to it, when it is expected, its proof of delivery and its invoice.',
      },
    },
    ({ params, user }, parts): Promise<ShipmentDetail> => shipmentOf(params.reference, user.id, parts),
  ),
  route(
    'POST /api/shipments/:reference/test-steps',
    {
      ...{ access: 'own', rate: TEST_RATE, body: testStepsSchema },
      forKeys: {
        scope: 'book',
        summary: 'Take a consignment on its way (test mode)',
        detail:
          'Does what the desk and a driver would do until the status that you name, so that you see what your program does with each. Only with keys of the test mode.',
      },
    },
    async (call, parts): Promise<ShipmentDetail> => {
      const { params, user } = call;
      const { reference } = await shipmentOf(params.reference, user.id, parts);
      await requireActOn(parts.database.db, reference, { userId: user.id, act: 'book' });
      requireTestMode(parts, reference);
      await takeTestSteps(reference, call.body.to, parts);
      return shipmentOf(reference, user.id, parts);
    },
  ),
  route(
    'GET /api/shipments/:reference/pod/:picture',
    { access: 'own' },
    async ({ params, user, response }, parts): Promise<undefined> => {
      const { reference } = await shipmentOf(params.reference, user.id, parts);
      const picture = await findPodPicture('reference', reference, params.picture, parts);
      sendPicture(response, orNotFound(picture, NO_PICTURE));
    },
  ),
  route(
    'GET /api/shipments/:reference/pod.pdf',
    { access: 'own', rate: EXPORT_RATE, forKeys: { scope: 'documents', summary: 'Get the proof of delivery' } },
    async ({ params, user, response }, parts): Promise<undefined> => {
      const { reference } = await shipmentOf(params.reference, user.id, parts);
      sendPdf(response, orNotFound(await podPdf('reference', reference, parts), NO_POD));
    },
  ),
  route(
    'GET /api/shipments/:reference/labels.pdf',
    {
      ...{ access: 'own', rate: EXPORT_RATE, query: labelQuerySchema },
      forKeys: {
        scope: 'labels',
        summary: 'Get labels',
        detail:
          'One label for each package, with its SSCC as GS1-128: `size=a6` for label printers, `a4` for four on a sheet.',
      },
    },
    async ({ params, query, user, response }, parts): Promise<undefined> => {
      const { reference } = await shipmentOf(params.reference, user.id, parts);
      sendPdf(response, await labelsPdf({ column: 'reference', value: reference, userId: user.id }, query, parts));
    },
  ),
  route(
    'GET /api/shipments/:reference/consignment-note.pdf',
    {
      ...{ access: 'own', rate: EXPORT_RATE, query: labelQuerySchema },
      forKeys: { scope: 'labels', summary: 'Get the consignment note' },
    },
    async ({ params, query, user, response }, parts): Promise<undefined> => {
      const { reference } = await shipmentOf(params.reference, user.id, parts);
      sendPdf(
        response,
        await consignmentNotePdf({ column: 'reference', value: reference, userId: user.id }, query, parts),
      );
    },
  ),
  route(
    'GET /api/shipments/:reference/dangerous-goods.pdf',
    {
      ...{ access: 'own', rate: EXPORT_RATE },
      forKeys: { scope: 'documents', summary: 'Get the declaration of dangerous goods' },
    },
    async ({ params, user, response }, parts): Promise<undefined> => {
      const { reference } = await shipmentOf(params.reference, user.id, parts);
      sendPdf(response, await dangerousGoodsPdf({ column: 'reference', value: reference }, parts));
    },
  ),
  route(
    'GET /api/shipments/:reference/invoice.pdf',
    { access: 'own', rate: EXPORT_RATE, forKeys: { scope: 'documents', summary: 'Get the invoice' } },
    async ({ params, user, response }, parts): Promise<undefined> => {
      const { invoice } = await shipmentOf(params.reference, user.id, parts);
      const { reference } = orNotFound(invoice, NO_INVOICE);
      const content = await invoicePdf(parts.database.db, reference, parts.now());
      sendPdf(response, { name: `${reference}.pdf`, content });
    },
  ),
];
