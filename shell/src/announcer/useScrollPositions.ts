import { useEffect, useLayoutEffect, useState } from 'react';
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts';

/**
 * Remembers how far each history entry was scrolled. The browser restores positions before a page is rendered, so its
 * own restoration is off while this document lives, and on again for a reload or the return from another site.
 */
export function useScrollPositions(historyKey: string): ScrollPositions {
  const [positions] = useState(createScrollPositions);

  useLayoutEffect(() => {
    const onScroll = () => positions.set(historyKey, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [positions, historyKey]);

  useEffect(() => {
    positions.restore();
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      positions.save();
      history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [positions]);

  // An entry that is never scrolled still needs a position: its top.
  useEffect(() => {
    if (positions.get(historyKey) === null) positions.set(historyKey, window.scrollY);
  }, [positions, historyKey]);

  return positions;
}
