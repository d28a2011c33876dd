import type { GroundTables } from '@saltbush/capability/database';
import type { Selectable } from 'kysely';

/** What a run is beyond its consignments. Who booked it for whom, and where it is picked up, they say. */
interface RunTable {
  reference: string;
  submission_id: string;
  /** How many deliveries were booked. */
  delivery_count: number;
  /** What was shown when it was booked. */
  total_ex_cents: number;
  gst_cents: number;
  requested_at: Date;
}

interface RunDeliveryTable {
  booking_reference: string;
  run_reference: string;
  /** From 1, in the order of the form. */
  position: number;
}

export interface RunTables {
  runs: RunTable;
  run_deliveries: RunDeliveryTable;
}

/** With what every capability has. */
export type Tables = RunTables & GroundTables;
export type RunRow = Selectable<RunTable>;
