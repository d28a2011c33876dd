/** Whether an element is in a part that the server rendered and React does not answer in yet. */
export function isAsleep(element: Element): boolean {
  return element.closest('[data-version]:not([data-awake])') !== null;
}

/**
 * Whether React hears the presses on an element of such a part: it has begun with the part, and takes it over at once when
 * somebody presses there.
 */
export function isHeard(element: Element): boolean {
  return element.closest('[data-heard]') !== null;
}
