/** Whether the browser loaded this document for the page it shows now, and not for one before a move within the site. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, location.href).pathname === location.pathname;
}
