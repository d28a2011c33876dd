const listeners = new Set<() => void>();
let own: string | null = null;

/** Sets the title that the current page asked for; `null` removes it. */
export function setPageTitle(title: string | null): void {
  own = title;
  for (const listener of listeners) listener();
}

/** The title that the current page asked for. */
export function ownPageTitle(): string | null {
  return own;
}

/** Calls back when that title changes. Returns a function that stops it. */
export function onPageTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
