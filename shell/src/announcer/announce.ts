const listeners = new Set<(text: string) => void>();

/** Has screen readers say a text once they are idle. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Listens for the site's one live region. Returns a function that stops it. */
export function onAnnouncement(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
