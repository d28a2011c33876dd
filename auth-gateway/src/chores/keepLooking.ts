/** Looks from time to time, never twice at once, until it is stopped. Returns a function that stops it. */
export function keepLooking(
  everyMs: number,
  look: (isStopped: () => boolean) => Promise<unknown>,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    if (running !== null) return;
    running = look(() => isStopped).finally(() => {
      running = null;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
