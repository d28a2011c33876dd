import { suburbs } from '@saltbush/freight';
import type { Suggestion } from '@saltbush/ui';

const MOST_SHOWN = 8;

/** Known suburbs whose name or postcode starts with the text. None when the text already is one of them. */
export function suburbSuggestions(text: string): Suggestion[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const found = suburbs()
    .filter(({ name, postcode }) => name.toLowerCase().startsWith(wanted) || postcode.startsWith(wanted))
    .map(({ name, state, postcode, zone, city }) => ({ value: `${name} ${state} ${postcode}`, detail: zone ?? city }));
  return found.slice(0, MOST_SHOWN);
}
