import { useEffect, useLayoutEffect, useState } from 'react';
import { replayEarlyClicks } from './earlyClicks.ts';
import { holdEarlyInput, isEarly, replayEarlyInput, takeEarlyInput } from './earlyInput.ts';
import { replayEarlySubmit } from './earlySubmit.ts';

/**
 * Effects trigger others: a form learns the time or finds a draft, and then computes what follows. Three renders
 * cover that.
 */
const ROUNDS = 3;

/**
 * Placed after a page in the same boundary. Once the page answers, repeats what was typed, clicked and submitted
 * before.
 */
export function EarlyActs() {
  // Updated together with the page's own effects, so that React renders both at once, whatever the priority.
  const [round, setRound] = useState(0);

  useLayoutEffect(() => {
    if (round === 0) takeEarlyInput();
    else holdEarlyInput();
  }, [round]);
  useEffect(() => {
    if (!isEarly()) return replayEarlyActs();
    // A form must first render what its effects brought; told earlier, it would lose one of the two values.
    if (round < ROUNDS) return setRound(round + 1);
    // React answers events only after its effects have run.
    queueMicrotask(() => {
      replayEarlyInput();
      replayEarlyActs();
    });
  }, [round]);

  return null;
}

function replayEarlyActs(): void {
  replayEarlyClicks('all');
  // The form must render what was typed before it is submitted, or it would send old values.
  setTimeout(replayEarlySubmit);
}
