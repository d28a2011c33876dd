import { useEffect, useLayoutEffect, useState } from 'react';
import { replayEarlyClicks } from './earlyClicks.ts';
import { holdEarlyInput, isEarly, replayEarlyInput, takeEarlyInput } from './earlyInput.ts';
import { replayEarlySubmit } from './earlySubmit.ts';

/** Effects set off others: a form learns the time or finds a draft, and then works out what follows from it. */
const ROUNDS = 3;

/** Stands behind a page, in the same boundary. Once the page answers, what was typed, clicked and sent before is done again. */
export function EarlyActs() {
  // Set together with what the page's own effects set, so it is rendered together with that, whatever its priority.
  const [round, setRound] = useState(0);

  useLayoutEffect(() => {
    if (round === 0) takeEarlyInput();
    else holdEarlyInput();
  }, [round]);
  useEffect(() => {
    if (!isEarly()) return replayEarlyActs();
    // A form that is told before it has rendered what its effects brought would forget one of the two.
    if (round < ROUNDS) return setRound(round + 1);
    // React answers events only once it is through with its effects.
    queueMicrotask(() => {
      replayEarlyInput();
      replayEarlyActs();
    });
  }, [round]);

  return null;
}

function replayEarlyActs(): void {
  replayEarlyClicks('all');
  // Only a form that has rendered what was typed sends all of it.
  setTimeout(replayEarlySubmit);
}
