import { bucketOf } from '../releases/bucketOf.ts';

/** Lines of the log begin with 1, so that no rollout has the places of a flag. */
const NO_ROLLOUT = 0;

/**
 * A visitor's place in the shares of one flag, from 0 up to 1: the same as long as the flag has its name, so that a share
 * that grows only adds visitors.
 */
export function flagPlace(visitorId: string | null): (remote: string, flag: string) => number | null {
  return (remote, flag) =>
    visitorId === null ? null : bucketOf({ rollout: NO_ROLLOUT, name: `${remote} ${flag}` }, visitorId);
}
