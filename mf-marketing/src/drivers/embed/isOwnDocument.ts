/** Whether the browser loaded this document for the current page, and not for an earlier page of an in-app move. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, location.href).pathname === location.pathname;
}
