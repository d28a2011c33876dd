import { TextField } from '@saltbush/ui';
import { type Ref, useCallback, useEffect, useState } from 'react';
import * as S from './SearchBox.styles.ts';

const SETTLED_MS = 300;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What the list is searched for now. */
  value: string;
  onSearch: (search: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Searches once typing pauses; the address follows, and the way back brings the words back. */
export function SearchBox({ label, placeholder, value, onSearch, inputRef }: SearchBoxProps) {
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
    <S.Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        name="search"
        type="search"
        maxLength={200}
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (typed === '') event.currentTarget.blur();
          else setTyped('');
        }}
        ref={inputRef}
      />
    </S.Form>
  );
}
