import { FTL_NO_MATCH } from '../ftl/ftlQuote.ts';
import { metroCoverage, OUTSIDE_METRO_ZONES } from '../metro/metroCoverage.ts';
import { CITIES } from '../places/cities.data.ts';
import { guessPlace } from '../places/guessPlace.ts';
import type { AuState, Place } from '../places/place-types.ts';
import { placeName } from '../places/placeName.ts';
import type { PlaceOffer, QuoteRefused } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';

const CUSTOM_QUOTE = 'Contact us for a custom quote.';

interface End {
  end: PlaceOffer['end'];
  place: Place;
  typed: string;
}

const isUnlisted = ({ place }: End): boolean => place.status === 'unknown' || place.status === 'elsewhere';

const isSydney = ({ place }: End): boolean => place.status === 'capital' && place.city.name === 'Sydney';

const nameOf = ({ place, typed }: End): string => placeName(place) ?? typed.trim();

/** A name without a postcode may lie in the area of a city that we price. */
const askPostcode = ({ typed }: End): string => (/\d{4}/.test(typed) ? '' : ' Add the postcode if it is near there.');

const capitalOf = (state: AuState): string => CITIES.find((city) => city.state === state)?.name ?? state;

function reasonOf(context: QuoteContext, ends: readonly [End, End]): string {
  const [from, to] = ends;
  for (const end of ends) {
    if (end.place.status !== 'elsewhere') continue;
    const { state } = end.place;
    return `We have no fixed price for ${nameOf(end)}. In ${state} our fixed prices are for ${capitalOf(state)}.${askPostcode(end)} ${CUSTOM_QUOTE}`;
  }
  if (ends.some(({ place }) => place.status === 'town')) {
    return `We have no fixed price between ${nameOf(from)} and ${nameOf(to)}. ${CUSTOM_QUOTE}`;
  }
  const isLongHaul = context.distance.status === 'known' && context.distance.basis !== 'metro';
  const isOutside = metroCoverage(from.place, to.place).status === 'outside';
  const unknown = ends.filter(isUnlisted);
  const isBesideSydney = ends.every((end) => isUnlisted(end) || isSydney(end));
  const names = unknown.map(nameOf).join(' and ');
  if (unknown.length > 0 && isBesideSydney) {
    return `${OUTSIDE_METRO_ZONES}: we have no fixed price for ${names}. Add the state or the postcode to see what we have there. ${CUSTOM_QUOTE}`;
  }
  if (unknown.length > 0) {
    return `We do not know ${names}. Check the spelling, or add the postcode. ${CUSTOM_QUOTE}`;
  }
  return isOutside && !isLongHaul ? OUTSIDE_METRO_ZONES : FTL_NO_MATCH;
}

function endsOf({ request, pickup, delivery }: QuoteContext): [End, End] {
  return [
    { end: 'pickup', place: pickup, typed: request.pickup },
    { end: 'delivery', place: delivery, typed: request.delivery },
  ];
}

/** The refusal with its reason: a place we do not know, with what was probably meant, or a lane that we do not have. */
export function withPlaces(context: QuoteContext, message: string): QuoteRefused {
  const unknown = endsOf(context).filter(isUnlisted);
  if (unknown.length === 0) return { status: 'refused', code: 'no-rate', message };
  const places = unknown.flatMap(({ end, typed }): PlaceOffer[] => {
    const guess = guessPlace(typed);
    return guess === null ? [] : [{ end, candidates: [guess] }];
  });
  return { status: 'refused', code: 'place-unknown', message, ...(places.length > 0 && { places }) };
}

/** Why no service runs between two places. */
export function noService(context: QuoteContext): QuoteRefused {
  return withPlaces(context, reasonOf(context, endsOf(context)));
}
