import { type Route, route } from '@saltbush/capability';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import {
  CLIENT_SORTS,
  CLIENT_VIEWS,
  type DeskClientDetail,
  type DeskClients,
  setClientStatusSchema,
} from './api/clients.ts';
import type { ClientDesk } from './desk/createClientDesk.ts';

const NO_CLIENT = 'There is no such client. Check the reference.';

/** Clients, for staff. */
export const deskRoutes: readonly Route<{ desk: ClientDesk }>[] = [
  route(
    'GET /api/ops/clients',
    { access: 'staff' },
    ({ request }, { desk }): Promise<DeskClients> =>
      desk.list(deskQuery(request, { views: CLIENT_VIEWS, sorts: CLIENT_SORTS })),
  ),
  route(
    'GET /api/ops/clients/search',
    { access: 'staff', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query }, { desk }): Promise<SearchAnswer> => desk.search(query.q),
  ),
  route(
    'GET /api/ops/clients/:reference',
    { access: 'staff' },
    async ({ params }, { desk }): Promise<DeskClientDetail> => orNotFound(await desk.find(params.reference), NO_CLIENT),
  ),
  route(
    'POST /api/ops/clients/:reference/status',
    { access: 'staff', body: setClientStatusSchema },
    async ({ params, body, user }, { desk }): Promise<DeskClientDetail> =>
      orNotFound(await desk.setStatus(params.reference, body, user.email), NO_CLIENT),
  ),
  route(
    'POST /api/ops/clients/:reference/invitation',
    { access: 'staff' },
    async ({ params, user }, { desk }): Promise<DeskClientDetail> =>
      orNotFound(await desk.invite(params.reference, user.email), NO_CLIENT),
  ),
];
