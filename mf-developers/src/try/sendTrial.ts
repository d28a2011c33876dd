import type { Problem } from '@saltbush/contract';
import type { Sender } from './senderOf.ts';
import type { TrialCall } from './trial.ts';

/** What came back. */
export interface TrialAnswer {
  status: number;
  /** Such as "Created"; blank where the connection has none. */
  reason: string;
  milliseconds: number;
  /** Those about the limit of the key, as they came. */
  limits: readonly { name: string; value: string }[];
  /** The answer as text; null for a file. */
  text: string | null;
  /** The JSON in it; undefined for a file and for text that is none. */
  json: unknown;
  file: Blob | null;
  /** Why it was refused, in the words of the gateway. */
  problem: Problem | null;
}

const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'] as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What says that the request is for the test mode. A key goes alone, so that the session cannot stand in for it. */
function asSender(sender: Exclude<Sender, { kind: 'nobody' }>): Pick<RequestInit, 'credentials'> & {
  headers: Record<string, string>;
} {
  return sender.kind === 'key'
    ? { credentials: 'omit', headers: { authorization: `Bearer ${sender.key}` } }
    : { credentials: 'same-origin', headers: { 'saltbush-mode': 'test' } };
}

/**
 * Sends a trial to the test mode, and reads what comes back.
 * @throws what `fetch` throws when there is no answer.
 */
export async function sendTrial(
  { method, url, body }: TrialCall,
  sender: Exclude<Sender, { kind: 'nobody' }>,
): Promise<TrialAnswer> {
  const { credentials, headers } = asSender(sender);
  const began = performance.now();
  const response = await fetch(url, {
    ...{ method, credentials },
    headers: { ...headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
    ...(body === null ? {} : { body }),
  });
  const type = response.headers.get('content-type') ?? '';
  const isText = /^(?:text\/|application\/(?:[\w.-]+\+)?json)/.test(type) || type === '';
  const file = isText ? null : await response.blob();
  const text = isText ? await response.text() : null;
  const milliseconds = Math.round(performance.now() - began);
  const json = text === null ? undefined : parsed(text);
  return {
    ...{ status: response.status, reason: response.statusText, milliseconds, text, json, file },
    limits: LIMITS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [{ name, value }];
    }),
    problem: type.startsWith('application/problem+json') && json !== undefined ? (json as Problem) : null,
  };
}
