import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { type BookingTemplate, type BookingTemplates, keepTemplateSchema } from './api/templates.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { clientScope, inScope } from './shipments/client-scope.ts';
import { requireActOn } from './shipments/requireActOn.ts';
import { keepTemplate } from './templates/keepTemplate.ts';
import { listTemplates } from './templates/listTemplates.ts';
import { removeTemplate } from './templates/removeTemplate.ts';

const NO_SHIPMENT = 'You have no consignment with this reference. Check the reference, or call us.';
const NO_TEMPLATE = 'There is no such template. Somebody may have removed it.';

/** Bookings that the signed-in client keeps under a name. */
export const templateRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'GET /api/shipments/templates',
    { access: 'signed in' },
    async ({ user }, { database: { db } }): Promise<BookingTemplates> =>
      listTemplates(db, await clientScope(db, user.id)),
  ),
  route(
    'POST /api/shipments/:reference/templates',
    { access: 'own', body: keepTemplateSchema, answers: 201 },
    async (call, { database: { db }, now }): Promise<BookingTemplate> => {
      const { reference } = call.params;
      const scope = await clientScope(db, call.user.id);
      const booking = await db
        .selectFrom('bookings')
        .select('reference')
        .where('reference', '=', reference)
        .where(inScope(scope))
        .executeTakeFirst();
      orNotFound(booking ?? null, NO_SHIPMENT);
      await requireActOn(db, reference, { userId: call.user.id, act: 'book' });
      const { template, isNew } = await keepTemplate(reference, call.body, { db, scope, now: now() });
      if (!isNew) call.response.status(200);
      return template;
    },
  ),
  route(
    'POST /api/shipments/templates/:template/removal',
    { access: 'own' },
    async ({ params, user }, { database: { db } }): Promise<BookingTemplate> =>
      orNotFound(await removeTemplate(db, await clientScope(db, user.id), params.template), NO_TEMPLATE),
  ),
];
