import { apiCall } from '@saltbush/business-api/api';
import { type FileSent, sendFile } from '@saltbush/calls';
import type { ProofPicture } from '../driver-job.ts';

/** Sends a picture of the proof of delivery, once the delivery itself is taken. Never rejects. */
export function sendPicture(token: string, picture: ProofPicture, body: Blob): Promise<FileSent> {
  return sendFile(apiCall('PUT /api/driver-jobs/:token/pictures/:picture', { params: { token, picture }, body }));
}
