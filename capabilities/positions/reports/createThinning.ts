/** Closer together than that, positions say nothing new. */
const APART_MS = 15_000;

/** Keeps of positions, in the order of their time, those that are far enough apart in time from the one before. */
export function createThinning(lastAt: Date | null): (at: Date) => boolean {
  let last = lastAt;
  return (at) => {
    // One from before the last came in late; it is kept once it is apart from those beside it in its batch.
    if (last !== null && Math.abs(at.getTime() - last.getTime()) < APART_MS) return false;
    last = at;
    return true;
  };
}
