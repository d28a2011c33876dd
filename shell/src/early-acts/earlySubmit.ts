/**
 * Submits the form that was submitted before the page answered. Call it once React knows everything typed into it.
 */
export function replayEarlySubmit(): void {
  const held = window.saltbushTakeSubmit?.();
  delete window.saltbushTakeSubmit;
  if (held?.form.isConnected) held.form.requestSubmit(held.button);
}
