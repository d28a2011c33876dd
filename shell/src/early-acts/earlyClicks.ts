import { isAsleep, isHeard } from './isAsleep.ts';

let kept: HTMLElement[] = [];
/** Whether React answers on the page; it may not yet in parts of other remotes. */
let isPageAwake = true;

function keep({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('main button, main [role=tab]') : null;
  const isNativeSubmit = button instanceof HTMLButtonElement && button.form !== null && button.type === 'submit';
  const isLost = button !== null && (!isPageAwake || isAsleep(button)) && !isHeard(button);
  if (isLost && !isNativeSubmit) kept.push(button);
}

/**
 * Takes over the clicks made so far. Call it before React listens: from then on React answers every click, and a
 * click that is also remembered would count twice. The script goes on remembering those in a page that is still loading,
 * and those in parts that React has not begun with yet.
 */
export function takeEarlyClicks({ isPageLate }: { isPageLate: boolean }): void {
  kept = window.saltbushTakeClicks?.() ?? [];
  isPageAwake = !isPageLate;
  window.addEventListener('click', keep, true);
}

/** Stops remembering clicks on the page, because React can now answer them. */
export function stopKeepingClicks(): void {
  isPageAwake = true;
}

/** The button itself, or the one button that replaced it when the page was rendered anew. */
function standingFor(pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed;
  const { tagName, ariaLabel, textContent } = pressed;
  const twins = [...document.querySelectorAll<HTMLElement>(tagName)].filter(
    (button) => button.ariaLabel === ariaLabel && button.textContent === textContent,
  );
  return twins.length === 1 ? (twins[0] ?? null) : null;
}

/** Repeats remembered clicks once: those outside the page (`frame`), or all but those in parts that do not answer yet. */
export function replayEarlyClicks(part: 'frame' | 'all'): void {
  const isDue = (button: HTMLElement) => (part === 'all' ? !isAsleep(button) : button.closest('main') === null);
  const due = kept.filter(isDue);
  kept = kept.filter((button) => !isDue(button));
  for (const button of due) standingFor(button)?.click();
}
