interface PrerenderedDocument extends Document {
  /** Not in every browser (Prerendering Revamped, WICG). */
  prerendering?: boolean;
}

/** Runs something once the page is on show: at once, unless the browser makes the page ready ahead of a visit. */
export function whenOnShow(run: () => void): void {
  if ((document as PrerenderedDocument).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
