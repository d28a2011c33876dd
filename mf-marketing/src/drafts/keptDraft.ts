/**
 * What was typed into a form, kept in this tab until it is sent: a reload or a look at another page loses nothing. A
 * browser that keeps nothing, as with storage switched off, only loses the comfort.
 */
export interface KeptDraft {
  /** Only values under the keys of `fields`, and only texts. */
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
        // Full or switched off.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Switched off.
      }
    },
  };
}
