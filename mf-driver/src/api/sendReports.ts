import { apiCall } from '@saltbush/business-api/api';
import { type Tried, tryCall } from '@saltbush/calls';
import type { DriverReport, DriverReportsAnswer } from '@saltbush/positions/api';

/** Sends what happened, at most 100 at a time. Each is taken once, by its id. Never rejects. */
export function sendReports(token: string, reports: DriverReport[]): Promise<Tried<DriverReportsAnswer>> {
  return tryCall(apiCall('POST /api/driver-jobs/:token/reports', { params: { token }, body: { reports } }));
}
