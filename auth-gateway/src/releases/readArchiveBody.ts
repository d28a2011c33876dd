import { readBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Request } from 'express';

const MAX_ARCHIVE_BYTES = 30 * 1024 * 1024;

/**
 * The archive in a request's body, still packed. @throws Refusal for another media type, or a body that is too large.
 */
export async function readArchiveBody(request: Request): Promise<Buffer> {
  if (!request.is(['application/gzip', 'application/x-gzip'])) {
    const message = 'Send the release folder as a gzip tar, with content-type application/gzip.';
    throw new Refusal(message, { status: 415, code: 'wrong-media-type' });
  }
  return readBody(request, MAX_ARCHIVE_BYTES);
}
