const listeners = new Set<(text: string) => void>();

/** Says something politely to who listens to the page instead of looking at it. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** For the one live region of the site; the answer ends it. */
export function onAnnouncement(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
