import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Answer, RenderProcess } from './createRenderProcess.ts';
import type { WorkerRequest } from './worker/protocol.ts';

/** Characters; the host takes 1,000,000 and a remote half of that. */
const MOST_KEPT = 8_000_000;

/**
 * What V8 made of a bundle in an earlier process, by the bundle's own hash: V8 itself compares only its length. A third of the
 * time that a process takes to load one.
 */
const compiled = new LRUCache<string, string>({ maxSize: MOST_KEPT, sizeCalculation: ({ length }) => length });

/** Has the process load the bundle. */
export async function loadBundle(
  process: RenderProcess,
  bundle: Pick<Extract<WorkerRequest, { code: string }>, 'kind' | 'key' | 'code'>,
  limit: Parameters<RenderProcess['ask']>[1],
): Promise<Answer> {
  const id = createHash('sha256').update(bundle.code).digest('base64');
  const answer = await process.ask({ ...bundle, compiled: compiled.get(id) ?? '' }, limit);
  if (answer.status === 'loaded' && answer.compiled !== '') compiled.set(id, answer.compiled);
  return answer;
}
