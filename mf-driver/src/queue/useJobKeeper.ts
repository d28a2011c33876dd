import { useEffect, useState, useSyncExternalStore } from 'react';
import { openJobStore } from '../store/openJobStore.ts';
import { createJobKeeper, type JobKeeper, type JobView } from './createJobKeeper.ts';

/** How often what waits is tried again while the page is open: not every browser says that there is reception again. */
const AGAIN_MS = 10_000;

const noSubscription = () => () => {};
const noView = () => null;

/**
 * The job behind a link, kept on this telephone. What waits goes as soon as there is reception, when the page is looked at
 * again, and every ten seconds. Null until the telephone's store is open.
 */
export function useJobKeeper(token: string): { keeper: JobKeeper; view: JobView } | null {
  const [keeper, setKeeper] = useState<JobKeeper | null>(null);

  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const opened = createJobKeeper(token, await openJobStore(token));
      if (isOver) return;
      setKeeper(opened);
      await opened.start();
    };
    void open();
    return () => {
      isOver = true;
      setKeeper(null);
    };
  }, [token]);

  useEffect(() => {
    if (!keeper) return undefined;
    const send = () => void keeper.send();
    const onVisible = () => {
      if (document.visibilityState === 'visible') send();
    };
    const timer = setInterval(() => {
      const { waitingCount, isReached, link } = keeper.view();
      if (waitingCount > 0 || !isReached || link === 'unread') send();
    }, AGAIN_MS);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [keeper]);

  const view = useSyncExternalStore(keeper?.subscribe ?? noSubscription, keeper?.view ?? noView, noView);
  return keeper && view ? { keeper, view } : null;
}
