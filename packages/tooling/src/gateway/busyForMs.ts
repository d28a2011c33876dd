import { readJson } from './readJson.ts';
import type { Answer } from './sendRequest.ts';

/**
 * How long a gateway that was too busy for a request wants it to wait, in milliseconds; null for any other answer. Only
 * the gateway itself says `too-busy`, and has done nothing with the request then: it may be repeated, whatever it asks.
 */
export function busyForMs({ status, headers, text }: Answer): number | null {
  if (status !== 503 || readJson<{ code?: unknown }>(text)?.code !== 'too-busy') return null;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : null;
}
