import { asInlineScript } from './asInlineScript.ts';

declare global {
  interface Window {
    /** Stops remembering and returns the buttons clicked so far. */
    saltbushTakeClicks?: () => HTMLElement[];
  }
}

function keepClicks(): void {
  const kept: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest?.<HTMLButtonElement>('button,[role=tab]');
    if (button && !(button.form && button.type === 'submit')) kept.push(button);
  };
  addEventListener('click', keep, true);
  window.saltbushTakeClicks = () => {
    removeEventListener('click', keep, true);
    return kept.splice(0);
  };
}

/**
 * React misses clicks that happen before it starts. This script, which the gateway writes into the page, remembers the clicked
 * buttons (except native submits) until the host takes them with `window.saltbushTakeClicks()`.
 */
export const EARLY_CLICKS_SCRIPT: string = asInlineScript(keepClicks);
