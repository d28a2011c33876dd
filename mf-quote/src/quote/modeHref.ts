import type { QuoteMode, QuoteRequest } from '@saltbush/freight';

/** Address of another form of the calculator, with the places and pallets typed so far. */
export function modeHref(mode: QuoteMode, { pickup, delivery, palletCount }: QuoteRequest): string {
  const answers = { service: mode === 'general' ? '' : mode, pickup, delivery, pallets: String(palletCount) };
  const query = new URLSearchParams(Object.entries(answers).filter(([, answer]) => answer.trim() !== '')).toString();
  return query === '' ? '/quote' : `/quote?${query}`;
}
