interface Held {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

declare global {
  interface Window {
    /** Left by the script in the page: ends holding forms back, and gives the one that was sent last. */
    saltbushTakeSubmit?: () => Held | null;
    /** Left by it as well: the host will not come. */
    saltbushFailed?: () => void;
  }
}

/** Sends the form that was sent before the page answered. Call it once React knows all that was typed into it. */
export function replayEarlySubmit(): void {
  const held = window.saltbushTakeSubmit?.();
  delete window.saltbushTakeSubmit;
  if (held?.form.isConnected) held.form.requestSubmit(held.button);
}
