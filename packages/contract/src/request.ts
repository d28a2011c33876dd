import { REFUSED_EVENT } from './refused-event.ts';

/** Body of an error that the gateway explains (RFC 9457). Some codes add fields of their own. */
export interface Problem {
  status: number;
  title: string;
  /** What happened and what to do. */
  detail: string;
  code: string;
  /** All reasons, when there are several. */
  errors?: string[];
  /** What is wrong with which field, by path such as `booker.email`. */
  fields?: { path: string; message: string }[];
  [extension: string]: unknown;
}

function readProblem(response: Response, text: string): Problem | null {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return null;
  return JSON.parse(text) as Problem;
}

/** A call that failed. `message` is the status with the body, or with the status text when the body is empty. */
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
  /** Sent as JSON. A file is sent unchanged under its own media type. */
  body?: unknown;
  /** What a 401 does: throw (default), or give an empty result (`null`). */
  on401?: 'throw' | 'empty';
  /**
   * For the API of the caller's own remote: the release that calls, as `mf-tracking@1.4.0`, which builds put in place of
   * `process.env.MFE_RELEASE`. Its service is asked as long as visitors may have that release.
   */
  release?: string | undefined;
  /** For the test mode of the site's API, whose records nobody carries, charges or mails. */
  mode?: 'test' | undefined;
  signal?: AbortSignal;
}

/** Asks the gateway (RFC 7240) for an empty answer instead of a 401, which browsers log as an error. */
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
  { method = 'GET', body, on401 = 'throw', release, mode, signal }: RequestOptions = {},
): Promise<T | null> {
  const content = encoded(body);
  const headers = {
    ...content.headers,
    ...(on401 === 'empty' ? { prefer: EMPTY_WHEN_SIGNED_OUT } : {}),
    ...(release === undefined ? {} : { 'saltbush-release': release }),
    ...(mode === undefined ? {} : { 'saltbush-mode': mode }),
  };
  const response = await fetch(segments.join('/'), {
    method,
    credentials: 'include',
    ...(signal ? { signal } : {}),
    ...content,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
  });
  // An unread body would keep its connection open, so it is read in every case.
  const text = await response.text();
  if (response.status === 401 && on401 === 'empty') return null;
  if (response.status === 401 || response.status === 403) globalThis.window?.dispatchEvent(new Event(REFUSED_EVENT));
  if (!response.ok) throw new RequestError(response.status, text || response.statusText, readProblem(response, text));
  return text === '' ? null : (JSON.parse(text) as T);
}
