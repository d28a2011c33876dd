import { apiCall, apiHref } from '@saltbush/business-api/api';
import type { PodPicture } from '@saltbush/consignments/api';
import { type RequestError, request } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';

/** Address of a POD picture, for staff. */
export function podPictureHref(reference: string, picture: PodPicture): string {
  return apiHref('GET /api/ops/bookings/:reference/pod/:picture', { params: { reference, picture } });
}

/** Address of the POD as a PDF, for staff. */
export function podHref(reference: string): string {
  return apiHref('GET /api/ops/bookings/:reference/pod.pdf', { params: { reference } });
}

export type PictureSent = { status: 'sent' } | { status: 'failed'; error: ApiError };

/**
 * Uploads a picture to a recorded POD. Never rejects. Not an endpoint of the site's API, because its store cannot
 * hold files.
 */
export async function sendPodPicture(reference: string, picture: PodPicture, file: Blob): Promise<PictureSent> {
  try {
    const params = { reference, picture };
    const { segments, ...options } = apiCall('PUT /api/ops/bookings/:reference/pod/:picture', { params, body: file });
    await request(segments, options);
    return { status: 'sent' };
  } catch (error) {
    if (error instanceof Error && (error as Partial<RequestError>).code === 'request-failed') {
      const { status, message, problem } = error as RequestError;
      return { status: 'failed', error: { status, message, problem } };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { status: 'failed', error: { status: 'offline', message, problem: null } };
  }
}
