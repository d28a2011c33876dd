/**
 * The minute at which the server rendered this page, in milliseconds since 1970; null on the server and on pages
 * rendered by the browser.
 */
export function renderedMoment(): number | null {
  if (typeof document === 'undefined') return null;
  const text = document.querySelector('[data-clock]')?.getAttribute('data-clock') ?? '';
  const moment = Number(text);
  return text !== '' && Number.isSafeInteger(moment) ? moment : null;
}
