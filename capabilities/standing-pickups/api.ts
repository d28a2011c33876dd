import type { ListQuery } from '@saltbush/business-api/api/list-query';
import type { SearchRoute } from '@saltbush/contract/search';
import type {
  DeskStandingPickup,
  DeskStandingPickups,
  DeskStandingSort,
  DeskStandingView,
} from './api/desk-standing-pickups.ts';
import type {
  AddStandingPickupInput,
  ChangeStandingPickupInput,
  RemoveStandingPickupInput,
  StandingPickup,
  StandingPickups,
} from './api/standing-pickups.ts';

export {
  DESK_STANDING_SORTS,
  DESK_STANDING_VIEWS,
  type DeskStandingPickup,
  type DeskStandingPickups,
  type DeskStandingSort,
  type DeskStandingView,
} from './api/desk-standing-pickups.ts';
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
export {
  BOOKED_AT,
  dayText,
  nextDaysText,
  pickupName,
  ruleText,
  weekdaysText,
} from './api/standing-words.ts';
export { STANDING_STATE_WORDS, type StandingState, standingState } from './api/standingState.ts';
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
  'GET /api/ops/standing-pickups': {
    query: ListQuery<DeskStandingView, DeskStandingSort>;
    answer: DeskStandingPickups;
  };
  'GET /api/ops/standing-pickups/search': SearchRoute;
  'GET /api/ops/standing-pickups/:reference': { answer: DeskStandingPickup };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends StandingPickupRoutes {}
}
