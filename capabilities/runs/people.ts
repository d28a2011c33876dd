import { NONE, type PeopleKnown, type PersonalData } from '@saltbush/capability/people';
import type { RunTables } from './tables.ts';

const data: PersonalData = {
  runs: { reference: NONE, submission_id: NONE },
  run_deliveries: { booking_reference: NONE, run_reference: NONE },
};

/** Runs say nothing about people: who booked what for whom, their consignments say. */
export const people: PeopleKnown<RunTables> = { parts: [], data };
