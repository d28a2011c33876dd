import { guessPlace, type PlaceChoice, placeChoices, type QuoteRequest, resolvePlace } from '@saltbush/freight';
import { placeSuggestions } from './placeSuggestions.ts';
import { type Localities, NO_LOCALITIES } from './useLocalities.ts';

/**
 * What an end of the journey may mean, with texts to type instead. `asks`: there is no price until one is chosen.
 * `taken`: the place `listed` was taken, and others have its name. `guess`: the text names no place that has a price by its
 * name alone.
 */
export type PlaceOffer =
  | { status: 'asks'; question: string; candidates: readonly string[] }
  | { status: 'taken'; name: string; listed: string; candidates: readonly string[] }
  | { status: 'guess'; guesses: readonly string[] };

function ofChoice({ name, candidates: [listed, ...others], isSettled }: PlaceChoice): PlaceOffer {
  if (isSettled) return { status: 'taken', name, listed, candidates: others };
  return { status: 'asks', question: `Which ${name} do you mean?`, candidates: [listed, ...others] };
}

const MOST_GUESSES = 3;

/** What to ask or offer beside an end of the journey; null when the place is clear, or while suggestions are shown. */
export function placeOffer(
  end: PlaceChoice['end'],
  { pickup, delivery }: QuoteRequest,
  { all, named }: Localities = NO_LOCALITIES,
): PlaceOffer | null {
  const places = { pickup: resolvePlace(pickup), delivery: resolvePlace(delivery) };
  const choice = placeChoices(places.pickup, places.delivery).find((open) => open.end === end);
  if (choice) return ofChoice(choice);
  const { status } = places[end];
  const text = end === 'pickup' ? pickup : delivery;
  if (status !== 'unknown' && status !== 'elsewhere') return null;
  const guesses = named(text).slice(0, MOST_GUESSES);
  if (guesses.length > 0) return { status: 'guess', guesses };
  if (placeSuggestions(text, [], all).length > 0) return null;
  const guess = guessPlace(text);
  return guess === null ? null : { status: 'guess', guesses: [guess] };
}
