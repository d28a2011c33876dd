interface PrerenderedDocument extends Document {
  /** Not in every browser (Prerendering Revamped, WICG). */
  prerendering?: boolean;
}

/**
 * Runs something once the page is on show: at once, unless the browser makes the page ready ahead of a visit. Such a page
 * is complete when it comes on show, so it is painted before anything else is done.
 */
export function whenOnShow(run: () => void): void {
  if (!(document as PrerenderedDocument).prerendering) {
    run();
    return;
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(run));
  document.addEventListener('prerenderingchange', afterPaint, { once: true });
}
