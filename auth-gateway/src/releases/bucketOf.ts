import { createHash } from 'node:crypto';

const HEX_DIGITS = 13;

/**
 * Where a visitor stands in one rollout of one remote: evenly spread from 0 up to 1, the same at every request and every
 * gateway, and unrelated to where they stand in any other rollout.
 */
export function bucketOf({ rollout, name }: { rollout: number; name: string }, visitorId: string): number {
  const hash = createHash('sha256').update(`${rollout} ${name} ${visitorId}`).digest('hex');
  return Number.parseInt(hash.slice(0, HEX_DIGITS), 16) / 16 ** HEX_DIGITS;
}
