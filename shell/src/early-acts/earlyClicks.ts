import { isAsleep } from './isAsleep.ts';

let kept: HTMLElement[] = [];
let stopKeeping = () => {};

/**
 * Takes over the clicks made so far. Call it before React listens: from then on React answers every click, and a
 * click that is also remembered would count twice. Only if the page is still loading does the script go on
 * remembering clicks.
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

/** Stops remembering clicks, because React can now answer those on the page. */
export function stopKeepingClicks(): void {
  stopKeeping();
}

/** Repeats remembered clicks once: those outside the page (`frame`), or all but those in parts that do not answer yet. */
export function replayEarlyClicks(part: 'frame' | 'all'): void {
  const isDue = (button: HTMLElement) => (part === 'all' ? !isAsleep(button) : button.closest('main') === null);
  const due = kept.filter(isDue);
  kept = kept.filter((button) => !isDue(button));
  for (const button of due) if (button.isConnected) button.click();
}
