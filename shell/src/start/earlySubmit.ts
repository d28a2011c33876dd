interface Held {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

declare global {
  interface Window {
    /** Defined by the inline script: stops holding forms back and returns the one submitted last. */
    saltbushTakeSubmit?: () => Held | null;
    /** Defined by the inline script: tells it that the host will not start. */
    saltbushFailed?: () => void;
  }
}

/**
 * Submits the form that was submitted before the page answered. Call it once React knows everything typed into it.
 */
export function replayEarlySubmit(): void {
  const held = window.saltbushTakeSubmit?.();
  delete window.saltbushTakeSubmit;
  if (held?.form.isConnected) held.form.requestSubmit(held.button);
}
