import { TextField } from '@saltbush/ui';
import { useCallback, useEffect, useState } from 'react';

const SETTLED_MS = 300;

interface SearchFieldProps {
  /** What the list is searched for now. */
  value: string;
  onSearch: (words: string) => void;
}

/** Searches once typing pauses; the address follows, and the way back brings the words back. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
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

  return (
    <TextField
      label="Search"
      name="search"
      type="search"
      maxLength={100}
      autoComplete="off"
      placeholder="Reference or suburb"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed.trim());
        if (event.key !== 'Escape' || typed === '') return;
        event.preventDefault();
        setTyped('');
      }}
    />
  );
}
