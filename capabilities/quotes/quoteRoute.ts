import { placeName, type QuoteRequest, resolvePlace } from '@saltbush/freight';

/**
 * The route of a quote, such as `Sydney → Melbourne`, with the names of listed places. `unlisted` decides what to write
 * for a place that is not listed, given the text that was typed.
 */
export function quoteRoute({ pickup, delivery, service }: QuoteRequest, unlisted: (typed: string) => string): string {
  const [from, to] = [pickup, delivery].map((text) => placeName(resolvePlace(text)) ?? unlisted(text.trim()));
  return service === 'METRO_HOURLY' ? `In ${from}` : `${from} → ${to}`;
}

/**
 * The same without any text that a visitor typed. Mails go to addresses that visitors choose, so they must not carry a
 * visitor's message.
 */
export function listedRoute(request: QuoteRequest): string {
  return quoteRoute(request, () => 'place to be confirmed');
}
