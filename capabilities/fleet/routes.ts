import { type Route, route } from '@saltbush/capability';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import {
  addVehicleSchema,
  changeVehicleSchema,
  type DeskFleet,
  type DeskVehicleDetail,
  FLEET_VIEWS,
  retireVehicleSchema,
} from './api.ts';
import type { FleetStore } from './store.ts';

const NO_VEHICLE = 'There is no such vehicle. Check the reference.';

/** The fleet list, for staff. */
export const routes: readonly Route<FleetStore>[] = [
  route(
    'GET /api/ops/fleet',
    { access: 'staff' },
    ({ request }, store): Promise<DeskFleet> => store.list(deskQuery(request, { views: FLEET_VIEWS, sorts: [] })),
  ),
  route(
    'POST /api/ops/fleet',
    { access: 'staff', body: addVehicleSchema, answers: 201 },
    async ({ body, user, response }, store): Promise<DeskVehicleDetail> => {
      const { vehicle, isNew } = await store.add(body, user.email);
      if (!isNew) response.status(200);
      return vehicle;
    },
  ),
  route(
    'GET /api/ops/fleet/:reference',
    { access: 'staff' },
    async ({ params }, store): Promise<DeskVehicleDetail> => orNotFound(await store.find(params.reference), NO_VEHICLE),
  ),
  route(
    'POST /api/ops/fleet/:reference/changes',
    { access: 'staff', body: changeVehicleSchema },
    async ({ params, body, user }, store): Promise<DeskVehicleDetail> =>
      orNotFound(await store.change(params.reference, body, user.email), NO_VEHICLE),
  ),
  route(
    'POST /api/ops/fleet/:reference/standing',
    { access: 'staff', body: retireVehicleSchema },
    async ({ params, body, user }, store): Promise<DeskVehicleDetail> =>
      orNotFound(await store.setStanding(params.reference, body, user.email), NO_VEHICLE),
  ),
];
