import { readJson } from './readJson.ts';

/**
 * How long a gateway that was too busy for a request wants it to wait, in milliseconds; null for any other answer. Only
 * the gateway itself says `too-busy`, and has done nothing with the request then: it may be repeated, whatever it asks.
 */
export function busyForMs(response: Response, text: string): number | null {
  if (response.status !== 503 || readJson<{ code?: unknown }>(text)?.code !== 'too-busy') return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : null;
}
