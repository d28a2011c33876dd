/**
 * Stores what was typed into a form in this tab until it is sent, so that a reload or a visit to another page keeps
 * it. Without storage the draft is simply not kept.
 */
export interface KeptDraft {
  /** Only texts under the keys of `fields`. */
  read: <T extends { [Name in keyof T]: string }>(fields: T) => Partial<T>;
  write: (values: Record<string, unknown>) => void;
  clear: () => void;
}

export function keptDraft(key: string): KeptDraft {
  return {
    read(fields) {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        if (typeof kept !== 'object' || kept === null) return {};
        const texts = Object.entries(kept).filter(([name, value]) => name in fields && typeof value === 'string');
        return Object.fromEntries(texts) as Partial<typeof fields>;
      } catch {
        return {};
      }
    },
    write(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Storage is full or disabled.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is disabled.
      }
    },
  };
}
