import { asInlineScript } from './asInlineScript.ts';

function markOpening(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (opened?.type === 'navigate' && !prerendering && !location.hash) document.documentElement.dataset.opening = '';
}

/**
 * Marks a page that opens at its top with `data-opening`, so that styles may leave out what is far below until the page has
 * been painted; the frame script takes the mark away. After a reload, on going back and at a fragment the browser scrolls
 * to a place in the page, so the whole page is laid out; and a page that is made ready ahead has the time for all of it.
 */
export const OPENING_SCRIPT: string = asInlineScript(markOpening);
