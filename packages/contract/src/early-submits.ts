import { asInlineScript } from './asInlineScript.ts';

export interface EarlySubmit {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

declare global {
  interface Window {
    /** Stops holding forms back and returns the one sent last. */
    saltbushTakeSubmit?: () => EarlySubmit | null;
    /** Says that the host will not start. */
    saltbushFailed?: () => void;
  }
}

function holdSubmits(): void {
  const text =
    'Part of this page did not load, so this cannot be sent. Copy what you typed if it is long, then load the page again.';
  let held: EarlySubmit | null = null;
  let told: HTMLButtonElement | null = null;
  let hasFailed = false;
  const tell = () => {
    told = (held?.button ?? held?.form.querySelector('[type=submit]') ?? null) as HTMLButtonElement | null;
    told?.setCustomValidity(text);
    told?.reportValidity();
  };
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { form, button: event.submitter };
    if (hasFailed) tell();
  };
  addEventListener('submit', hold, true);
  window.saltbushFailed = () => {
    hasFailed = true;
    tell();
  };
  window.saltbushTakeSubmit = () => {
    removeEventListener('submit', hold, true);
    told?.setCustomValidity('');
    return held;
  };
}

/**
 * A form without an `action` that is sent before React starts would put what was typed into the address and reload
 * the page. This script, which the gateway writes into the page, holds such a form until the host takes it with
 * `window.saltbushTakeSubmit()`. After `window.saltbushFailed()` the host will not come, and the form's button says
 * so. A form with an `action` works without scripts and is left alone.
 */
export const EARLY_SUBMITS_SCRIPT: string = asInlineScript(holdSubmits);
