import type { LiveRelease } from '@saltbush/contract/release-api';

/** What everybody gets after a rollback: a candidate is taken back first. Null where there is nothing to go back to. */
export function rollbackTarget({ version, lastGood, candidate }: LiveRelease): string | null {
  return candidate ? version : lastGood;
}
