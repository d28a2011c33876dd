import { apiCall } from '@saltbush/business-api/api';
import { type RequestError, request } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';

interface Picture {
  /** A UUID made once per picture. Sent again, it is kept once. */
  id: string;
  file: Blob;
}

export type PictureSent = { status: 'sent' } | { status: 'failed'; error: ApiError };

/** Sends a picture of a claim. Never rejects. Not an endpoint of the site's API, because its store cannot hold files. */
export async function sendClaimPicture(reference: string, { id: picture, file }: Picture): Promise<PictureSent> {
  try {
    const { segments, ...options } = apiCall('PUT /api/claims/:reference/pictures/:picture', {
      ...{ params: { reference, picture }, body: file },
    });
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
