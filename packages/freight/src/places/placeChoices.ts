import type { Place } from './place-types.ts';

/** An end of a journey whose name stands in several states. */
export interface PlaceChoice {
  end: 'pickup' | 'delivery';
  name: string;
  /** What says which one is meant, when typed in its place: the suburb we list first, such as `Manly NSW 2095`. */
  candidates: readonly [listed: string, ...others: string[]];
  /** The suburb we list is meant, which the quote says in full; otherwise it has to be asked. */
  isSettled: boolean;
}

type SuburbPlace = Extract<Place, { status: 'suburb' }>;

/**
 * Whether the suburb we list is meant. It is, where none of its namesakes is in New South Wales: the carrier is in Sydney.
 * Otherwise a suburb of its own city at the other end says so, unless both names stand together in another state too.
 * A capital does not: freight from Sydney to a Richmond in its own state is as likely as to the one in Melbourne.
 */
function settles(other: Place, { suburb, namesakes }: SuburbPlace): boolean {
  if (!namesakes.includes('NSW')) return true;
  if (other.status !== 'suburb' || other.suburb.city !== suburb.city) return false;
  return !other.namesakes.some((state) => namesakes.includes(state));
}

function choiceOf(end: PlaceChoice['end'], place: Place, other: Place): PlaceChoice[] {
  if (place.status !== 'suburb' || place.namesakes.length === 0 || other.status === 'empty') return [];
  const { name, state, postcode } = place.suburb;
  const others = place.namesakes.map((namesake) => `${name} ${namesake}`);
  return [{ end, name, candidates: [`${name} ${state} ${postcode}`, ...others], isSettled: settles(other, place) }];
}

/** The ends of a journey whose names are not clear by themselves; none while the other end is empty. */
export function placeChoices(pickup: Place, delivery: Place): PlaceChoice[] {
  return [...choiceOf('pickup', pickup, delivery), ...choiceOf('delivery', delivery, pickup)];
}
