import type { DriverReport, DriverReportFields } from '../api/driver-jobs.ts';
import { readReport } from './readReport.ts';

/** The reports of a batch by when they happened, each id once, and the ids of those that lack something. */
export function sortReports(given: readonly DriverReportFields[]): { reports: DriverReport[]; incomplete: string[] } {
  const byId = new Map(given.map((fields) => [fields.id.toLowerCase(), fields]));
  const read = [...byId].map(([id, fields]) => ({ id, report: readReport(fields) }));
  return {
    reports: read.flatMap(({ report }) => report ?? []).sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    incomplete: read.flatMap(({ id, report }) => (report === null ? [id] : [])),
  };
}
