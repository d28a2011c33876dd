import { apiCall } from '@saltbush/business-api/api';
import { type Tried, tryCall } from '@saltbush/calls';
import type { DriverJob } from '@saltbush/positions/api';

/** The job behind a link. Never rejects. */
export function readJob(token: string): Promise<Tried<DriverJob>> {
  return tryCall(apiCall('GET /api/driver-jobs/:token', { params: { token } }));
}
