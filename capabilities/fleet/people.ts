import { audit, NONE, own, type PeopleKnown, type PersonalData, withheld } from '@saltbush/capability/people';
import type { FleetTables } from './tables.ts';

const data: PersonalData = {
  fleet_vehicles: {
    reference: NONE,
    submission_id: NONE,
    registration: NONE,
    vehicle_id: NONE,
    licence_class: NONE,
    depot: NONE,
  },
  fleet_events: {
    reference: NONE,
    act: NONE,
    note: { ...withheld(own('free text', 'nobody: what changed of a vehicle, and why', 'kept'), 'About a vehicle') },
    actor: audit(),
  },
};

/** A list of vehicles says nothing about people, but who keeps it. */
export const people: PeopleKnown<FleetTables> = { parts: [], data };
