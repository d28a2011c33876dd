import type { PodPicture } from '@saltbush/business-api/bookings';
import { type RequestError, request } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';

/** Where staff see a picture of the proof of delivery. */
export function podPictureHref(reference: string, picture: PodPicture): string {
  return `/api/ops/bookings/${encodeURIComponent(reference)}/pod/${picture}`;
}

export type PictureSent = { status: 'sent' } | { status: 'failed'; error: ApiError };

/**
 * Puts a picture to a recorded proof of delivery; never rejects. It goes past the store, where a file has no place.
 */
export async function sendPodPicture(reference: string, picture: PodPicture, file: Blob): Promise<PictureSent> {
  try {
    await request([podPictureHref(reference, picture)], { method: 'PUT', body: file });
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
