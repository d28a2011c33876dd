import { useEffect, useLayoutEffect } from 'react';
import { replayEarlySubmit } from '../early-acts/earlySubmit.ts';
import type { SlotTools } from './SlotTools.ts';
import type { Typed } from './typedInto.ts';

interface Props {
  element: HTMLElement;
  /** What was typed before React took the part over. */
  typed: Typed;
  tools: Pick<SlotTools, 'replayEarlyClicks' | 'replay'>;
  onAwake: () => void;
}

/** Placed after a part. Once it answers, repeats what was typed, clicked and sent in it before. */
export function PartActs({ element, typed, tools, onAwake }: Props) {
  useLayoutEffect(() => {
    element.dataset['heard'] = '';
  }, [element]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part comes to life once.
  useEffect(() => {
    if (element.dataset['awake'] !== undefined) return;
    element.dataset['awake'] = '';
    onAwake();
    // React answers events only after its effects have run.
    queueMicrotask(() => {
      for (const [field, content] of typed) tools.replay(field, content, false);
      tools.replayEarlyClicks('all');
      // The form must render what was typed before it is sent.
      setTimeout(replayEarlySubmit);
    });
  }, []);
  return null;
}
