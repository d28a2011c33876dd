declare global {
  interface Window {
    /** Left by the script in the page: ends keeping, and gives the buttons clicked so far. */
    saltbushTakeClicks?: () => HTMLElement[];
  }
}

let kept: HTMLElement[] = [];
let stopKeeping = () => {};

/**
 * Takes over the clicks made so far. Call it before React listens, which answers every later click, and would answer
 * one twice that is also kept. Only a page that is still on its way answers none: its clicks are kept further.
 */
export function takeEarlyClicks({ isPageLate }: { isPageLate: boolean }): void {
  kept = window.saltbushTakeClicks?.() ?? [];
  if (!isPageLate) return;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('main button, main [role=tab]') : null;
    const isNativeSubmit = button instanceof HTMLButtonElement && button.form !== null && button.type === 'submit';
    if (button && !isNativeSubmit) kept.push(button);
  };
  window.addEventListener('click', keep, true);
  stopKeeping = () => window.removeEventListener('click', keep, true);
}

/** Ends keeping, since React can answer clicks on the page from now on. */
export function stopKeepingClicks(): void {
  stopKeeping();
}

/** Repeats the kept clicks, each once: those on what stands around the page, or all of them. */
export function replayEarlyClicks(part: 'frame' | 'all'): void {
  const isDue = (button: HTMLElement) => part === 'all' || button.closest('main') === null;
  const due = kept.filter(isDue);
  kept = kept.filter((button) => !isDue(button));
  for (const button of due) if (button.isConnected) button.click();
}
