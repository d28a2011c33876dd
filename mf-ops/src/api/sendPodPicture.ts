import { apiCall, apiHref } from '@saltbush/business-api/api';
import { type FileSent, sendFile } from '@saltbush/calls';
import type { PodPicture } from '@saltbush/consignments/api';

/** Address of a POD picture, for staff. */
export function podPictureHref(reference: string, picture: PodPicture): string {
  return apiHref('GET /api/ops/bookings/:reference/pod/:picture', { params: { reference, picture } });
}

/** Address of the POD as a PDF, for staff. */
export function podHref(reference: string): string {
  return apiHref('GET /api/ops/bookings/:reference/pod.pdf', { params: { reference } });
}

/** Uploads a picture to a recorded POD. Never rejects. */
export function sendPodPicture(reference: string, picture: PodPicture, file: Blob): Promise<FileSent> {
  const params = { reference, picture };
  return sendFile(apiCall('PUT /api/ops/bookings/:reference/pod/:picture', { params, body: file }));
}
