import { useCallback, useEffect, useState } from 'react';

const SETTLED_MS = 300;

/**
 * State of a search box whose search is in the address. It searches once typing pauses, and follows the address when
 * that changes.
 */
export function useSettledSearch(value: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== shown) {
    setShown(value);
    // The address changed in another way, such as Back. After its own search the box may hold newer text, so it
    // stays.
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
    const { href } = window.location;
    // The address is elsewhere as soon as a link is pressed, and this list stays on show until that page has loaded. A
    // search would lead back to the list, so it waits for the list's address, to which the visitor may go back.
    const timer = setInterval(() => {
      if (window.location.href !== href) return;
      clearInterval(timer);
      search(typed.trim());
    }, SETTLED_MS);
    return () => clearInterval(timer);
  }, [typed, value, search]);

  return { typed, setTyped, searchNow: () => search(typed.trim()) };
}
