import type { GroundTables, Json } from '@saltbush/capability/database';
import type { IsoDate } from '@saltbush/freight';
import type { Generated, Selectable } from 'kysely';
import type { StandingOutcome } from './api/standing-pickups.ts';
import type { Weekday } from './api/weekdays.data.ts';

interface StandingPickupTable {
  reference: string;
  /** The company that it is booked for; null for somebody who sends freight alone. */
  client_reference: string | null;
  /** Who set it up, or changed it last, and books. */
  user_id: string;
  /** Their e-mail, which the bookings name. */
  email: string;
  submission_id: string;
  /** The booking that it repeats. */
  booking_reference: string;
  weekdays: Json<Weekday[]>;
  /** The last day; null for none. */
  until: IsoDate | null;
  is_paused: Generated<boolean>;
  terms_version: string;
  /** Pickup days up to this one are done with. */
  last_day: IsoDate;
  last_outcome: Json<StandingOutcome> | null;
  /** Counts changes of people, so that two do not overwrite each other. */
  version: Generated<number>;
  added_at: Date;
}

export interface StandingPickupTables {
  standing_pickups: StandingPickupTable;
}

/** With what every capability has. */
export type Tables = StandingPickupTables & GroundTables;
export type StandingRow = Selectable<StandingPickupTable>;
