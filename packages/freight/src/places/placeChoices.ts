import type { Place } from './place-types.ts';
import { placeCity } from './placeCity.ts';

/** An end of a journey whose name exists in several states. */
export interface PlaceChoice {
  end: 'pickup' | 'delivery';
  name: string;
  /** Texts that say which one is meant, to be typed instead: first the listed suburb, such as `Manly NSW 2095`. */
  candidates: readonly [listed: string, ...others: string[]];
  /** The listed suburb is meant, and the quote writes it out in full. Otherwise the visitor has to be asked. */
  isSettled: boolean;
}

type SuburbPlace = Extract<Place, { status: 'suburb' }>;

const mayBeInSydney = (place: Place): boolean => place.status === 'unknown' || placeCity(place)?.name === 'Sydney';

/**
 * Whether the listed suburb is meant. A name of a metro zone is, as long as the other end may be in Sydney too: the zones
 * are for freight inside Sydney, and have to work by their bare names. Otherwise a suburb of its own city at the other end
 * decides it, unless both names also exist together in another state. A capital does not decide it: freight from
 * Melbourne to a Newport is as likely to go to the one beside Melbourne as to the one in Sydney.
 */
function settles(other: Place, { suburb, namesakes }: SuburbPlace): boolean {
  if (suburb.zone !== null && mayBeInSydney(other)) return true;
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
