/**
 * A function that never runs twice at once: whoever calls it meanwhile has it run once more afterwards, since there may be
 * something new by then.
 */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await act();
    } while (isAskedAgain);
  };
  return () => {
    if (running !== null) isAskedAgain = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
