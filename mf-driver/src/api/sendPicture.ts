import { type Tried, tryCall } from '@saltbush/calls';
import type { ProofPicture } from '../job/driver-job.ts';

/** Sends a picture of the proof of delivery, once the delivery itself is taken. Never rejects. */
export function sendPicture(token: string, picture: ProofPicture, body: Blob): Promise<Tried<unknown>> {
  return tryCall({ segments: [`/api/driver-jobs/${token}/pictures/${picture}`], method: 'PUT', body });
}
