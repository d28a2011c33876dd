import { type RequestError, request } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';

export type FileSent = { status: 'sent' } | { status: 'failed'; error: ApiError };

/** Sends a file, as `apiCall` makes the request. Never rejects. No endpoint of an API's store, because that cannot hold files. */
export async function sendFile({
  segments,
  ...options
}: { segments: readonly [string] } & NonNullable<Parameters<typeof request>[1]>): Promise<FileSent> {
  try {
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
