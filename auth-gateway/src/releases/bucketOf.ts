import { createHash } from 'node:crypto';

const HEX_DIGITS = 13;

/**
 * A visitor's place in one rollout of one remote, from 0 up to 1. Places are evenly spread, the same at every request
 * and gateway, and unrelated to those in other rollouts.
 */
export function bucketOf({ rollout, name }: { rollout: number; name: string }, visitorId: string): number {
  const hash = createHash('sha256').update(`${rollout} ${name} ${visitorId}`).digest('hex');
  return Number.parseInt(hash.slice(0, HEX_DIGITS), 16) / 16 ** HEX_DIGITS;
}
