import type { LiveRelease } from '@saltbush/contract/release-api';

/** What all visitors get after a rollback, which ends a candidate first. Null when there is nothing to go back to. */
export function rollbackTarget({ version, lastGood, candidate }: LiveRelease): string | null {
  return candidate ? version : lastGood;
}
