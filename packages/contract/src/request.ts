/** What the gateway says about a refusal (RFC 9457), besides what the code of the refusal brings along. */
export interface Problem {
  status: number;
  title: string;
  /** What happened and what to do. */
  detail: string;
  code: string;
  /** Every single reason, where there are several. */
  errors?: string[];
  /** What is wrong with which field, by its path such as `booker.email`. */
  fields?: { path: string; message: string }[];
  [extension: string]: unknown;
}

function readProblem(response: Response, text: string): Problem | null {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return null;
  return JSON.parse(text) as Problem;
}

/** The text of a failed call: the status, and the body or, where that is empty, the status text. */
export class RequestError extends Error {
  readonly code = 'request-failed';
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, body: string, problem: Problem | null = null) {
    super(`${status}: ${body}`);
    this.name = 'RequestError';
    this.status = status;
    this.problem = problem;
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, except that a file is sent as it is, under its own media type. */
  body?: unknown;
  /** What a 401 means: an error (default), or an empty result (`null`). */
  on401?: 'throw' | 'empty';
  signal?: AbortSignal;
}

/** Asks to be told with an empty answer that nobody is signed in (RFC 7240): browsers report a 401 as an error. */
const EMPTY_WHEN_SIGNED_OUT = 'signed-out=empty';

function encoded(body: unknown): { headers?: Record<string, string>; body?: BodyInit } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { 'content-type': body.type || 'application/octet-stream' }, body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
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
  const content = encoded(body);
  const response = await fetch(segments.join('/'), {
    method,
    credentials: 'include',
    ...(signal ? { signal } : {}),
    ...content,
    ...(on401 === 'empty' ? { headers: { ...content.headers, prefer: EMPTY_WHEN_SIGNED_OUT } } : {}),
  });
  // A body that nobody reads holds its connection open, so it is read before anything is decided.
  const text = await response.text();
  if (response.status === 401 && on401 === 'empty') return null;
  if (!response.ok) throw new RequestError(response.status, text || response.statusText, readProblem(response, text));
  return text === '' ? null : (JSON.parse(text) as T);
}
