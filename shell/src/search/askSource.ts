import { type RequestError, request } from '@saltbush/contract';
import { readSearchAnswer, type SearchResult } from '@saltbush/contract/search';
import type { LiveSource } from './searchSources.ts';

export type SourceAnswer =
  | { status: 'found'; results: readonly SearchResult[] }
  /** It is down, too slow, or answered what nobody understands. */
  | { status: 'failed' }
  | { status: 'signed-out' };

/** Longer than any source needs, and short enough to wait for. */
const PATIENCE_MS = 3_000;
const SIGNED_OUT = 401;

/** Asks one source. Never rejects: a source that fails costs its own group, not the search. */
export async function askSource(
  { api, release }: LiveSource,
  text: string,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  const own = new AbortController();
  const stop = () => own.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  signal.addEventListener('abort', stop);
  try {
    const json = await request([`${api}?q=${encodeURIComponent(text)}`], { release, signal: own.signal });
    const results = readSearchAnswer(json);
    return results === null ? { status: 'failed' } : { status: 'found', results };
  } catch (error) {
    return { status: (error as Partial<RequestError>).status === SIGNED_OUT ? 'signed-out' : 'failed' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
