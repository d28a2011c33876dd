import { type QuoteRequest, resolvePlace } from '@saltbush/freight';

function listedName(text: string): string | null {
  const place = resolvePlace(text);
  if (place.status === 'suburb') return place.suburb.name;
  if (place.status === 'capital') return place.city.name;
  return place.status === 'town' ? place.town.name : null;
}

/**
 * Where a quote goes, such as `Sydney → Melbourne`, by the names of places we list. Of any other place stands what
 * `unlisted` makes of the text that was typed.
 */
export function quoteRoute({ pickup, delivery, service }: QuoteRequest, unlisted: (typed: string) => string): string {
  const [from, to] = [pickup, delivery].map((text) => listedName(text) ?? unlisted(text.trim()));
  return service === 'METRO_HOURLY' ? `In ${from}` : `${from} → ${to}`;
}

/**
 * The same without a word that a visitor typed: mails go to addresses that visitors choose, and must carry no message of
 * theirs.
 */
export function listedRoute(request: QuoteRequest): string {
  return quoteRoute(request, () => 'place to be confirmed');
}
