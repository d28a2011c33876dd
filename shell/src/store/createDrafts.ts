/** Knows which parts of the page hold input that is not sent yet. */
export interface Drafts {
  setDraft: (id: string, isDirty: boolean) => void;
  hasDraft: () => boolean;
  /** Calls back when the page starts or stops holding a draft. Returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
}

export function createDrafts(): Drafts {
  const held = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    setDraft(id, isDirty) {
      const before = held.size > 0;
      if (isDirty) held.add(id);
      else held.delete(id);
      if (before !== held.size > 0) for (const listener of listeners) listener();
    },
    hasDraft: () => held.size > 0,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
