import { type Problem, RequestError } from '@saltbush/contract';

/** A request as `apiCall` makes it. */
export interface PatientCall {
  segments: readonly [string];
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
}

export interface Patience {
  signal: AbortSignal;
  /** Called when the site is too busy, before waiting. */
  onWait: () => void;
  /**
   * What giving up ends: a request that is under way too (`at-once`, the default), or only the waiting and what would
   * follow (`between`), where what the gateway did must be known.
   */
  stops?: 'at-once' | 'between';
}

/** Where the gateway does not say when to come back. */
const WAIT_SECONDS = 3;
/** Whoever has to wait longer is told instead. */
const LONGEST_WAIT_SECONDS = 60;
/** Turned away so many times in a row, a request fails. */
const MOST_WAITS = 40;

const isBusy = ({ status }: Response): boolean => status === 503 || status === 429;

/** Seconds until the gateway can be asked again; null when that is too long to wait, or it was asked often enough. */
function waitSeconds(response: Response, waits: number): number | null {
  const said = Number(response.headers.get('retry-after') ?? WAIT_SECONDS);
  const seconds = Number.isFinite(said) ? Math.max(1, said) : WAIT_SECONDS;
  if (waits >= MOST_WAITS || seconds > LONGEST_WAIT_SECONDS) return null;
  // Up to half as long again, so that pages that were turned away together do not come back together.
  return seconds * (1 + Math.random() / 2);
}

function after(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1_000);
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function failureOf(response: Response): Promise<RequestError> {
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  const problem = isProblem ? (JSON.parse(text) as Problem) : null;
  return new RequestError(response.status, text || response.statusText, problem);
}

/**
 * Asks the gateway. While it is too busy, this waits as long as it says and asks again. The body of the answer is not
 * read yet.
 * @throws RequestError for any other refusal; what `fetch` throws when there is no answer, or when it was given up.
 */
export async function askPatiently(
  { segments, method, body }: PatientCall,
  { signal, onWait, stops = 'at-once' }: Patience,
): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(segments.join('/'), {
      ...{ method, credentials: 'include' },
      ...(stops === 'at-once' ? { signal } : {}),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    const seconds = isBusy(response) ? waitSeconds(response, waits) : null;
    if (seconds === null) throw await failureOf(response);
    // An unread body would keep its connection open.
    await response.text();
    onWait();
    await after(seconds, signal);
  }
}
