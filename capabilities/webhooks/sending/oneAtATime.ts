/**
 * The same act, which never runs twice at once: whoever wants it while it runs waits for it to run once more after that, together
 * with everybody else who came meanwhile.
 */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  function start(): Promise<void> {
    running = act().finally(() => {
      running = null;
    });
    return running;
  }
  return () => {
    if (running === null) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
