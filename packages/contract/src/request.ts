/** The text of a failed call: the status, and the body or, where that is empty, the status text. */
export class RequestError extends Error {
  readonly code = 'request-failed';
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'RequestError';
    this.status = status;
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** What a 401 means: an error (default), or an empty result (`null`). */
  on401?: 'throw' | 'empty';
  signal?: AbortSignal;
}

/**
 * Calls the gateway with credentials and reads JSON. `segments` are joined with slashes to form the path, so
 * `['/api', 'quotes', 7]` asks for `/api/quotes/7`. Never retries.
 * @throws RequestError `status: body` for any answer outside 200-299.
 */
export async function request<T>(
  segments: readonly (string | number)[],
  { method = 'GET', body, on401 = 'throw', signal }: RequestOptions = {},
): Promise<T | null> {
  const response = await fetch(segments.join('/'), {
    method,
    credentials: 'include',
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  // A body that nobody reads holds its connection open, so it is read before anything is decided.
  const text = await response.text();
  if (response.status === 401 && on401 === 'empty') return null;
  if (!response.ok) throw new RequestError(response.status, text || response.statusText);
  return text === '' ? null : (JSON.parse(text) as T);
}
