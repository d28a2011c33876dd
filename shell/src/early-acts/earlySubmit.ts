import { isAsleep } from './isAsleep.ts';

/**
 * Submits the form that was submitted before the page answered. Call it once React knows everything typed into it. One in
 * a part that does not answer yet waits for it.
 */
export function replayEarlySubmit(): void {
  const take = window.saltbushTakeSubmit;
  const held = take?.();
  if (held && isAsleep(held.form)) {
    window.saltbushTakeSubmit = () => held;
    return;
  }
  delete window.saltbushTakeSubmit;
  if (held?.form.isConnected) held.form.requestSubmit(held.button);
}
