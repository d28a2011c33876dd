import type {
  AddStandingPickupInput,
  ChangeStandingPickupInput,
  RemoveStandingPickupInput,
  StandingPickup,
  StandingPickups,
} from './api/standing-pickups.ts';

export {
  type AddStandingPickupInput,
  addStandingPickupSchema,
  type ChangeStandingPickupInput,
  changeStandingPickupSchema,
  type RemoveStandingPickupInput,
  removeStandingPickupSchema,
  type StandingOutcome,
  type StandingPickup,
  type StandingPickups,
} from './api/standing-pickups.ts';
export { MOST_STANDING_PICKUPS, WEEKDAYS, type Weekday } from './api/weekdays.data.ts';

/** What each route takes and gives. */
export interface StandingPickupRoutes {
  'GET /api/standing-pickups': { answer: StandingPickups };
  /** Fields of a refusal are `shipmentReference`, `weekdays`, `until` or `termsVersion`. */
  'POST /api/standing-pickups': {
    body: AddStandingPickupInput;
    answer: StandingPickup;
    refusals: { 'standing-full': unknown; 'standing-known': unknown };
  };
  'POST /api/standing-pickups/:reference/changes': {
    body: ChangeStandingPickupInput;
    answer: StandingPickup;
    refusals: { stale: unknown };
  };
  'POST /api/standing-pickups/:reference/removal': {
    body: RemoveStandingPickupInput;
    answer: StandingPickup;
    refusals: { stale: unknown };
  };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends StandingPickupRoutes {}
}
