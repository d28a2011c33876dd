import { type Tried, tryCall } from '@saltbush/calls';
import type { DriverJob } from '../job/driver-job.ts';

/** The job behind a link. Never rejects. */
export function readJob(token: string): Promise<Tried<DriverJob>> {
  return tryCall({ segments: [`/api/driver-jobs/${token}`] });
}
