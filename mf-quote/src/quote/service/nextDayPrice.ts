import { formatAud, formatDate, type IsoDate, nextDayQuote, type Service } from '@saltbush/freight';
import type { QuoteForm } from '../quote-form.ts';

interface NextDayPrice {
  date: IsoDate;
  /** `23 Nov 2026`. */
  dateText: string;
  totalText: string;
  /** `Standard 4-5 hrs, $82.50 including GST`. */
  words: string;
}

/** The price on the next business day; null while something is open, or when nothing can be priced. */
export function nextDayPrice(
  { request, now }: Pick<QuoteForm, 'request' | 'now'>,
  service: Service | null,
): NextDayPrice | null {
  const next = nextDayQuote({ ...request, service: service ?? request.service }, { now });
  if (next === null) return null;
  const { date, quote } = next;
  const totalText = formatAud(quote.totalIncGstCents);
  return { date, dateText: formatDate(date), totalText, words: `${quote.serviceName}, ${totalText} including GST` };
}
