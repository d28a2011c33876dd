import { asInlineScript } from './asInlineScript.ts';

function markOpening(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'navigate' && !location.hash) document.documentElement.dataset.opening = '';
}

/**
 * Marks a page that opens at its top with `data-opening`, so that styles may leave out what is far below until the page has
 * been painted; the frame script takes the mark away. After a reload, on going back and at a fragment the browser scrolls
 * to a place in the page, so the whole page is laid out.
 */
export const OPENING_SCRIPT: string = asInlineScript(markOpening);
