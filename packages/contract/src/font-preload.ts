import { asInlineScript } from './asInlineScript.ts';

function preloadFonts(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = opened?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (isFirst && performance.now() - opened.requestStart > 150) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=font]')) link.rel = 'preload';
}

/**
 * Asks for the typeface, `<link rel="font">` before the script, where it can come in time. A browser waits a tenth of a
 * second for a font that is preloaded, and paints without it then. On the first page of a visit it would wait for
 * nothing where one request takes longer, as that for the page itself has shown when this runs. Later pages have it from
 * the cache.
 */
export const FONT_PRELOAD_SCRIPT: string = asInlineScript(preloadFonts);
