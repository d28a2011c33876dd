import { useEffect } from 'react';

/** Keeps the screen on: a telephone that sleeps tells a page nothing of where it is. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!isWanted || !wakeLock) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A telephone that saves its battery refuses. The page says that it must stay open.
      }
    };
    void take();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isWanted]);
}
