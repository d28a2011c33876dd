import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { readBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { POD_PICTURES } from '@saltbush/consignments/api';
import { type FreightJob, findFreight, freightJob, MAX_PICTURE_BYTES } from '@saltbush/consignments/neighbours';
import { type DriverJob, type DriverReportsAnswer, driverReportsSchema } from './api/driver-jobs.ts';
import { type DriverLinkMade, type DriverLinks, makeDriverLinkSchema } from './api/driver-links.ts';
import type { ShipmentPosition } from './api/shipment-position.ts';
import { listLinks } from './desk/listLinks.ts';
import { makeLink } from './desk/makeLink.ts';
import { revokeLink } from './desk/revokeLink.ts';
import { driverActor } from './links/driverActor.ts';
import { driverJob } from './links/driverJob.ts';
import { openLink } from './links/openLink.ts';
import { shipmentPosition } from './position/shipmentPosition.ts';
import type { PositionParts } from './position-parts.ts';
import { takeReports } from './reports/takeReports.ts';

/** Generous, since telephones of many drivers share the address of their network. Each link is counted too. */
const LINK_RATE = { name: 'driver-jobs', points: 1_200, durationSeconds: 10 * 60 };
const PICTURE_RATE = { name: 'driver-pictures', points: 200, durationSeconds: 60 * 60 };
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const NO_SHIPMENT = 'You have no consignment with this reference. Check the reference, or call us.';
const NO_PICTURE = 'A delivery has a signature and a photo, and no other picture.';

/** Before five megabytes are read that nobody keeps. @throws Refusal `pod-missing`. */
function requirePod({ reference, deliveredAt }: FreightJob): void {
  if (deliveredAt !== null) return;
  const message = `${reference} is not delivered yet. Report the delivery first, then send its pictures.`;
  throw new Refusal(message, { status: 409, code: 'pod-missing' });
}

/** Positions, for drivers with a link, for the client whose freight it is, and for the desk. */
export const routes: readonly Route<PositionParts>[] = [
  route(
    'GET /api/shipments/:reference/position',
    {
      access: 'own',
      forKeys: {
        scope: 'track',
        summary: 'Say where a consignment is',
        detail:
          'Where it was last, its path, and an estimate of when it arrives, with its uncertainty. Positions come from the pickup and the delivery, and from the driver while they share theirs; they are kept 30 days.',
      },
    },
    async ({ params, user }, { database: { db }, now }): Promise<ShipmentPosition> => {
      const { reference } = orNotFound(
        await findFreight(db, { reference: params.reference, userId: user.id }),
        NO_SHIPMENT,
      );
      return shipmentPosition(orNotFound(await freightJob(db, reference), NO_SHIPMENT), { db, now: now() });
    },
  ),
  route(
    'GET /api/driver-jobs/:token',
    { access: 'link', headers: HEADERS, rate: LINK_RATE },
    async ({ params, response }, parts): Promise<DriverJob> =>
      driverJob(await openLink(params.token, response, parts), parts.database.db),
  ),
  route(
    'POST /api/driver-jobs/:token/reports',
    { access: 'link', headers: HEADERS, rate: LINK_RATE, body: driverReportsSchema },
    async (call, parts): Promise<DriverReportsAnswer> => {
      const opened = await openLink(call.params.token, call.response, parts);
      return takeReports(opened, call.body.reports, parts);
    },
  ),
  route(
    'PUT /api/driver-jobs/:token/pictures/:picture',
    { access: 'link', headers: HEADERS, rate: PICTURE_RATE },
    async ({ params, request, response }, parts): Promise<DriverJob> => {
      const { link, job } = await openLink(params.token, response, parts);
      const kind = orNotFound(POD_PICTURES.find((known) => known === params.picture) ?? null, NO_PICTURE);
      requirePod(job);
      const content = await readBody(request, MAX_PICTURE_BYTES, {
        ...{ tooLarge: 'body-too-large', cutShort: 'bad-request' },
        tooLargeMessage: 'This picture is larger than 5 MB. Send a smaller one.',
      });
      await parts.freight.keepPicture(job.reference, { kind, content, actor: driverActor(link) });
      return driverJob({ link, job }, parts.database.db);
    },
  ),
  route(
    'GET /api/ops/bookings/:reference/driver-links',
    { access: 'staff' },
    ({ params }, parts): Promise<DriverLinks> => listLinks(params.reference, parts),
  ),
  route(
    'POST /api/ops/bookings/:reference/driver-links',
    { access: 'staff', body: makeDriverLinkSchema, answers: 201 },
    async ({ params, body, user, response }, parts): Promise<DriverLinkMade> => {
      const asked = { reference: params.reference, submissionId: body.submissionId, actor: user.email };
      const { isNew, ...made } = await makeLink(asked, parts);
      if (!isNew) response.status(200);
      return made;
    },
  ),
  route(
    'POST /api/ops/driver-links/:id/removal',
    { access: 'staff' },
    async ({ params, user }, parts): Promise<DriverLinks> =>
      listLinks(await revokeLink(params.id, user.email, parts), parts),
  ),
];
