import { guessPlace, type PlaceChoice, placeChoices, type QuoteRequest, resolvePlace } from '@saltbush/freight';
import { placeSuggestions } from './placeSuggestions.ts';

export interface PlaceOffer {
  /** `asks`: no price before one is chosen. `taken`: the other end settled it. `guess`: the text names no place we list. */
  status: 'asks' | 'taken' | 'guess';
  text: string;
  /** What to type in its place. */
  candidates: readonly string[];
}

function ofChoice({ name, candidates: [listed, ...others], isSettled }: PlaceChoice): PlaceOffer {
  if (isSettled) return { status: 'taken', text: `Taken as ${listed}. Another one?`, candidates: others };
  return { status: 'asks', text: `Which ${name} do you mean?`, candidates: [listed, ...others] };
}

/** What to ask or to offer beside an end of the journey; null for a place that is clear, or while suggestions are shown. */
export function placeOffer(end: PlaceChoice['end'], { pickup, delivery }: QuoteRequest): PlaceOffer | null {
  const places = { pickup: resolvePlace(pickup), delivery: resolvePlace(delivery) };
  const choice = placeChoices(places.pickup, places.delivery).find((open) => open.end === end);
  if (choice) return ofChoice(choice);
  const { status } = places[end];
  const text = end === 'pickup' ? pickup : delivery;
  if ((status !== 'unknown' && status !== 'elsewhere') || placeSuggestions(text, []).length > 0) return null;
  const guess = guessPlace(text);
  return guess === null ? null : { status: 'guess', text: `Did you mean ${guess}?`, candidates: [guess] };
}
