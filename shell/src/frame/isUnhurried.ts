interface Connection {
  saveData?: boolean;
  /** As fast as this kind of mobile network; `4g` is the fastest that there is (Network Information API). */
  effectiveType?: string;
  type?: string;
}

const WIDE = '(min-width: 64em)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a part of the page may start by itself: on a wide screen, a fast unmetered connection, and if motion is fine. */
export function isUnhurried(): boolean {
  const { saveData, effectiveType = '4g', type } = (navigator as { connection?: Connection }).connection ?? {};
  const isFast = saveData !== true && effectiveType === '4g' && type !== 'cellular';
  return isFast && matchMedia(WIDE).matches && !matchMedia(LESS_MOTION).matches;
}
