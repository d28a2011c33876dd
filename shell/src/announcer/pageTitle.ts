const listeners = new Set<() => void>();
let own: string | null = null;

/** Takes the title that the page on show gives itself; `null` takes it back. */
export function setPageTitle(title: string | null): void {
  own = title;
  for (const listener of listeners) listener();
}

/** The title that the page on show gave itself. */
export function ownPageTitle(): string | null {
  return own;
}

/** Calls back when that changes; the answer ends it. */
export function onPageTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
