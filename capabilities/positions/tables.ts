import type { GroundTables } from '@saltbush/capability/database';
import type { Generated, Selectable } from 'kysely';
import type { DriverReport, ScanStage } from './api/driver-jobs.ts';

/** A link that opens one job for one driver. */
interface DriverLinkTable {
  id: Generated<number>;
  booking_reference: string;
  submission_id: string;
  token_hash: string;
  /** The driver whom it was made for, as they were allocated: for another one it opens nothing. */
  driver: string;
  driver_reference: string | null;
  /** E-mail of a member of staff. */
  made_by: string;
  made_at: Date;
  /** When the telephone asked or reported last. */
  last_seen_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  /** How many positions and scans were taken of it. */
  reports: Generated<number>;
}

/** What a telephone reported and was taken. Rows are never changed, and removed after thirty days. */
interface DriverReportTable {
  link_id: number;
  report_id: string;
  booking_reference: string;
  kind: DriverReport['kind'];
  /** When it happened, by the telephone. */
  at: Date;
  /** Degrees; with a position, as its place is. */
  latitude: number | null;
  longitude: number | null;
  accuracy_m: number | null;
  /** The nearest place that we know by name. */
  place: string | null;
  /** With a scan. */
  sscc: string | null;
  stage: ScanStage | null;
}

export interface PositionTables {
  driver_links: DriverLinkTable;
  driver_reports: DriverReportTable;
}

/** With what every capability has. */
export type Tables = PositionTables & GroundTables;
export type DriverLinkRow = Selectable<DriverLinkTable>;
