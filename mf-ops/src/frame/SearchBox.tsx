import { TextField, useSettledSearch } from '@saltbush/ui';
import type { Ref } from 'react';
import * as S from './SearchBox.styles.ts';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current search. */
  value: string;
  onSearch: (search: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Searches once typing pauses. The search is in the address, so going back restores it. */
export function SearchBox({ label, placeholder, value, onSearch, inputRef }: SearchBoxProps) {
  const { typed, setTyped, searchNow } = useSettledSearch(value, onSearch);

  return (
    <S.Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
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
