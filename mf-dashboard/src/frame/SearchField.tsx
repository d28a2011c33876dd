import { TextField, useSettledSearch } from '@saltbush/ui';

interface SearchFieldProps {
  /** The current search. */
  value: string;
  /** What can be searched for: "Reference or suburb". */
  placeholder: string;
  onSearch: (words: string) => void;
}

/** Searches once typing pauses. The search is in the address, so going back restores it. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const { typed, setTyped, searchNow } = useSettledSearch(value, onSearch);

  return (
    <TextField
      label="Search"
      name="search"
      type="search"
      maxLength={100}
      autoComplete="off"
      placeholder={placeholder}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow();
        if (event.key !== 'Escape' || typed === '') return;
        event.preventDefault();
        setTyped('');
      }}
    />
  );
}
