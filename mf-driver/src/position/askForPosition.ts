import { fixOf } from './fixOf.ts';
import type { Fix } from './isDue.ts';

/** `refused`: the browser may not say where it is. `unknown`: it may, but does not know now. */
export type Asked = { status: 'known'; fix: Fix } | { status: 'refused' | 'unknown' };

const WAIT_MS = 15_000;
/** A position of a moment ago is where the telephone is. */
const MOST_AGE_MS = 60_000;

/** Where the telephone is now; the browser asks its owner the first time. Never rejects. */
export function askForPosition(): Promise<Asked> {
  // Old browsers, and pages without https, have none.
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (!geolocation) return Promise.resolve({ status: 'refused' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      (position) => resolve({ status: 'known', fix: fixOf(position) }),
      ({ code, PERMISSION_DENIED }) => resolve({ status: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: MOST_AGE_MS },
    );
  });
}
