import { type Route, route } from '@saltbush/capability';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type DeskDriverDetail, type DeskDrivers, DRIVER_SORTS, DRIVER_VIEWS, moveDriverSchema } from './api.ts';
import type { DriverDesk } from './desk.ts';
import { documentKind } from './documentKind.ts';

const NOTHING_THERE = 'There is no such application or document. Check the reference.';

/** Applications, for staff. */
export const deskRoutes: readonly Route<{ desk: DriverDesk }>[] = [
  route(
    'GET /api/ops/drivers',
    { access: 'staff' },
    ({ request }, { desk }): Promise<DeskDrivers> =>
      desk.list(deskQuery(request, { views: DRIVER_VIEWS, sorts: DRIVER_SORTS })),
  ),
  route(
    'GET /api/ops/drivers/search',
    { access: 'staff', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query }, { desk }): Promise<SearchAnswer> => desk.search(query.q),
  ),
  route(
    'GET /api/ops/drivers/:reference',
    { access: 'staff' },
    async ({ params }, { desk }): Promise<DeskDriverDetail> =>
      orNotFound(await desk.find(params.reference), NOTHING_THERE),
  ),
  route(
    'GET /api/ops/drivers/:reference/documents/:kind',
    { access: 'staff' },
    async ({ params, response }, { desk }) => {
      const file = await desk.readDocument(params.reference, documentKind(params.kind));
      const { name, mediaType, content } = orNotFound(file, NOTHING_THERE);
      // Sent as a download: a file from a stranger must never be shown by the browser.
      response.attachment(name).set({ 'content-type': mediaType, 'x-content-type-options': 'nosniff' }).send(content);
    },
  ),
  route(
    'POST /api/ops/drivers/:reference/events',
    { access: 'staff', body: moveDriverSchema, answers: 201 },
    async ({ params, body, user }, { desk }): Promise<DeskDriverDetail> =>
      orNotFound(await desk.move(params.reference, body, user.email), NOTHING_THERE),
  ),
];
