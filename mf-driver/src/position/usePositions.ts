import { useEffect, useRef, useState } from 'react';
import { fixOf } from './fixOf.ts';
import { type Fix, isDue } from './isDue.ts';
import { useWakeLock } from './useWakeLock.ts';

/** `searching`: the telephone does not know yet where it is. `refused`: its browser may not say. */
export type Watching = 'off' | 'searching' | 'known' | 'refused';

/** Follows the telephone while wanted, and hands on each position that says something new. */
export function usePositions(isWanted: boolean, onFix: (fix: Fix) => void): Watching {
  const [found, setFound] = useState<Watching>('searching');
  const latestOnFix = useRef(onFix);
  useWakeLock(isWanted);

  useEffect(() => {
    latestOnFix.current = onFix;
  }, [onFix]);

  useEffect(() => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!isWanted) return undefined;
    if (!geolocation) {
      setFound('refused');
      return undefined;
    }
    setFound('searching');
    let last: Fix | null = null;
    const watch = geolocation.watchPosition(
      (position) => {
        setFound('known');
        const fix = fixOf(position);
        if (!isDue(fix, last)) return;
        last = fix;
        latestOnFix.current(fix);
      },
      ({ code, PERMISSION_DENIED }) => setFound(code === PERMISSION_DENIED ? 'refused' : 'searching'),
      { enableHighAccuracy: true },
    );
    return () => geolocation.clearWatch(watch);
  }, [isWanted]);

  return isWanted ? found : 'off';
}
