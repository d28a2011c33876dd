export interface Turnstile {
  /** Does something that waits for others, unless it is being done for this key already: then null. */
  run: <T>(key: string, act: () => Promise<T>) => Promise<T | null>;
}

/** Lets one pass for each key at a time. */
export function createTurnstile(): Turnstile {
  const passing = new Set<string>();
  return {
    async run(key, act) {
      if (passing.has(key)) return null;
      passing.add(key);
      try {
        return await act();
      } finally {
        passing.delete(key);
      }
    },
  };
}
