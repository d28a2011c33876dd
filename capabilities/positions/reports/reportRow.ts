import type { Insertable } from 'kysely';
import type { DriverReport } from '../api/driver-jobs.ts';
import type { PositionTables } from '../tables.ts';

export type ReportRow = Insertable<PositionTables['driver_reports']>;

interface Facts {
  linkId: number;
  reference: string;
  /** When it happened, never later than now. */
  at: Date;
  /** The nearest place, of a position. */
  place: string | null;
}

const BLANK = { latitude: null, longitude: null, accuracy_m: null, place: null, sscc: null, stage: null };

/** What is stored of a report. Where a delivery was is stored with its proof. */
export function reportRow(report: DriverReport, { linkId, reference, at, place }: Facts): ReportRow {
  const { id, kind } = report;
  const row = { ...BLANK, link_id: linkId, report_id: id, booking_reference: reference, kind, at };
  if (report.kind === 'scan') return { ...row, sscc: report.sscc, stage: report.stage };
  if (report.kind !== 'position') return row;
  const { latitude, longitude, accuracyM } = report;
  return { ...row, latitude, longitude, accuracy_m: accuracyM, place };
}
