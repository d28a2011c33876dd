import { type RequestError, request } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';

export type Tried<T> = { status: 'answered'; answer: T } | { status: 'failed'; error: ApiError };

/** Calls the gateway, as `apiCall` makes the request. Never rejects. For what no endpoint of an API's store can hold. */
export async function tryCall<T>({
  segments,
  ...options
}: { segments: readonly [string] } & NonNullable<Parameters<typeof request>[1]>): Promise<Tried<T>> {
  try {
    return { status: 'answered', answer: (await request<T>(segments, options)) as T };
  } catch (error) {
    if (error instanceof Error && (error as Partial<RequestError>).code === 'request-failed') {
      const { status, message, problem } = error as RequestError;
      return { status: 'failed', error: { status, message, problem } };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { status: 'failed', error: { status: 'offline', message, problem: null } };
  }
}
