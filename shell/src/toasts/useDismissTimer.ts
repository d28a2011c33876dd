import { useEffect, useRef } from 'react';

interface DismissTimer {
  /** null: never. */
  durationMs: number | null;
  isPaused: boolean;
  onElapsed: () => void;
}

/** Calls back after a time that does not run while paused. */
export function useDismissTimer({ durationMs, isPaused, onElapsed }: DismissTimer): void {
  const remainingMs = useRef(durationMs);

  useEffect(() => {
    if (isPaused || remainingMs.current === null) return;
    const leftMs = remainingMs.current;
    const startedAt = performance.now();
    const timer = setTimeout(onElapsed, leftMs);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, leftMs - (performance.now() - startedAt));
    };
  }, [isPaused, onElapsed]);
}
