import { useCallback, useEffect, useState } from 'react';

const SETTLED_MS = 300;

/**
 * What a search box holds while the address holds what is searched for: searches once typing pauses, and takes over what
 * the address brings back.
 */
export function useSettledSearch(value: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== shown) {
    setShown(value);
    // The address changed by another way, such as Back. After a search of its own, the box may hold more by now.
    if (value !== asked) setTyped(value);
  }

  const search = useCallback(
    (words: string) => {
      setAsked(words);
      onSearch(words);
    },
    [onSearch],
  );

  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => search(typed.trim()), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, value, search]);

  return { typed, setTyped, searchNow: () => search(typed.trim()) };
}
