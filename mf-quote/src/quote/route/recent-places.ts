import { isListedPlace } from './placeSuggestions.ts';

const STORAGE_KEY = 'saltbush-recent-places';
const MOST_KEPT = 5;

/** Places of earlier quotes, newest first. Empty when the browser stores nothing, or something unreadable. */
export function readRecentPlaces(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const places = stored.filter((place): place is string => typeof place === 'string' && isListedPlace(place));
    return [...new Set(places)].slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

/** Stores places for the next quote: listed ones only, never an address as typed. Returns the new list. */
export function rememberPlaces(used: readonly string[]): string[] {
  const places = [...new Set([...used.filter(isListedPlace), ...readRecentPlaces()])].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    // Storage is blocked or full, so the places last only as long as the page.
  }
  return places;
}
