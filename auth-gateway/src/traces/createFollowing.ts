import { LRUCache } from 'lru-cache';
import type { ToldTrace } from './parseTraceparent.ts';

/** Traces that are counted at once. */
const MOST_TRACES = 5_000;
/** Requests that one trace may have. An act of a visitor causes a handful. */
const MOST_REQUESTS = 100;

/** Tells which requests may go on with the trace that they name: so nobody makes one trace that has no end. */
export function createFollowing(): (told: ToldTrace | null) => ToldTrace | null {
  const requests = new LRUCache<string, number>({ max: MOST_TRACES });
  return (told) => {
    if (told === null) return null;
    const count = (requests.get(told.traceId) ?? 0) + 1;
    requests.set(told.traceId, count);
    return count > MOST_REQUESTS ? null : told;
  };
}
