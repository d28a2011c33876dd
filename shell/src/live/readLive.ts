import type { LiveState } from '@saltbush/contract/boot';

/** @throws when this is not what is live. */
export function readLive(answer: Partial<LiveState> | null): LiveState {
  if (typeof answer?.revision === 'number' && Array.isArray(answer.remotes)) return answer as LiveState;
  throw new Error('The gateway did not say what is live.');
}
