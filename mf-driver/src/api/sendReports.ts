import { type Tried, tryCall } from '@saltbush/calls';
import type { DriverReport, ReportsAnswer } from '../job/driver-job.ts';

/** Sends what happened, at most 100 at a time. Each is taken once, by its id. Never rejects. */
export function sendReports(token: string, reports: DriverReport[]): Promise<Tried<ReportsAnswer>> {
  return tryCall({ segments: [`/api/driver-jobs/${token}/reports`], method: 'POST', body: { reports } });
}
