import { useState } from 'react';

interface Chosen {
  keys: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Leaves only these. */
  keep: (keys: readonly string[]) => void;
}

/** The rows that are chosen. Those that are not on show count no more. */
export function useChosen(shown: readonly string[]): Chosen {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    keys: new Set(chosen.filter((key) => shown.includes(key))),
    toggle: (key) =>
      setChosen((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key])),
    keep: setChosen,
  };
}
