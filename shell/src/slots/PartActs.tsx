import { useEffect } from 'react';
import { replayEarlyClicks } from '../early-acts/earlyClicks.ts';
import { replayTyped, type typedInto } from '../early-acts/earlyInput.ts';
import { replayEarlySubmit } from '../early-acts/earlySubmit.ts';

interface Props {
  element: HTMLElement;
  /** What was typed before React took the part over. */
  typed: ReturnType<typeof typedInto>;
  onAwake: () => void;
}

/** Placed after a part. Once it answers, repeats what was typed, clicked and sent in it before. */
export function PartActs({ element, typed, onAwake }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part comes to life once.
  useEffect(() => {
    if (element.dataset['awake'] !== undefined) return;
    element.dataset['awake'] = '';
    onAwake();
    // React answers events only after its effects have run.
    queueMicrotask(() => {
      replayTyped(typed);
      replayEarlyClicks('all');
      // The form must render what was typed before it is sent.
      setTimeout(replayEarlySubmit);
    });
  }, []);
  return null;
}
