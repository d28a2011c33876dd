import type { ApiError } from '@saltbush/contract/api';
import { tryCall } from '../tryCall.ts';

export type FileSent = { status: 'sent' } | { status: 'failed'; error: ApiError };

/** Sends a file, as `apiCall` makes the request. Never rejects. No endpoint of an API's store, because that cannot hold files. */
export async function sendFile(call: Parameters<typeof tryCall>[0]): Promise<FileSent> {
  const tried = await tryCall(call);
  return tried.status === 'answered' ? { status: 'sent' } : tried;
}
