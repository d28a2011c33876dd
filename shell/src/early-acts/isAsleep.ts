/** Whether an element is in a part that the server rendered and React does not answer in yet. */
export function isAsleep(element: Element): boolean {
  return element.closest('[data-version]:not([data-awake])') !== null;
}
