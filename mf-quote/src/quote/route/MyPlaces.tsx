import type { Address } from '@saltbush/addresses/api';
import { useEffect, useState } from 'react';
import { useSavedPlacesQuery } from '../../api/savedPlaces.ts';
import type { MyPlace } from './my-place.ts';

const SETTLED_MS = 250;
const MOST_SHOWN = 4;
const LONGEST_SEARCH = 100;

/** Places as the quote form takes them: a suburb with its postcode, each once, named for the first address there. */
function placesOf(rows: readonly Address[]): MyPlace[] {
  const places = new Map<string, MyPlace>();
  for (const { name, suburb, postcode, needsTailgate } of rows) {
    const value = `${suburb} ${postcode}`.trim();
    if (!places.has(value)) places.set(value, { value, detail: name, needsTailgate });
  }
  return [...places.values()].slice(0, MOST_SHOWN);
}

/** Looks a typed text up in the client's address book. Shows nothing itself. */
export function MyPlaces({ text, onFound }: { text: string; onFound: (places: readonly MyPlace[]) => void }) {
  const [asked, setAsked] = useState('');
  const { currentData } = useSavedPlacesQuery({ search: asked });

  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim().slice(0, LONGEST_SEARCH)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => onFound(currentData ? placesOf(currentData.rows) : []), [currentData, onFound]);
  return null;
}
