/** Lets nobody go on before so many are ready. */
export function startTogether(count: number) {
  let waiting: { go: () => void; giveUp: (reason: Error) => void }[] = [];
  let isOver = false;
  const over = () => new Error('Nobody waits any more.');
  return {
    /** Resolves when all are ready; rejects once it is over. */
    ready: () =>
      new Promise<void>((go, giveUp) => {
        if (isOver) return giveUp(over());
        waiting.push({ go, giveUp });
        if (waiting.length < count) return;
        const all = waiting;
        waiting = [];
        for (const one of all) one.go();
      }),
    end: () => {
      isOver = true;
      for (const { giveUp } of waiting.splice(0)) giveUp(over());
    },
  };
}
