import { tokens } from '../tokens.ts';

/** What Chromium says about the connection (Network Information API); other browsers say nothing. */
interface Connection {
  saveData?: boolean;
  /** Speed as a kind of network: `slow-2g`, `2g`, `3g` or `4g`, which also stands for everything faster. */
  effectiveType?: string;
  type?: string;
}

const REM_PX = 16;
const WIDE = `(min-width: ${tokens.breakpointPx.desktop / REM_PX}em)`;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether something that moves may start, and so be fetched, without being asked for: on a wide screen, a fast unmetered
 * connection, and if the visitor did not ask for less motion. The host's frame starts parts of a page by the same rule.
 */
export function mayStartByItself(): boolean {
  const { saveData, effectiveType = '4g', type } = (navigator as { connection?: Connection }).connection ?? {};
  const isFast = saveData !== true && effectiveType === '4g' && type !== 'cellular';
  return isFast && window.matchMedia(WIDE).matches && !window.matchMedia(LESS_MOTION).matches;
}
