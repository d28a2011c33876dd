import { type QuoteEnding, type QuoteRefused, quoteEnding } from '@saltbush/freight';

const VERDICTS: Partial<Record<QuoteEnding, string>> = {
  'no-lane': 'No fixed price here',
  'unknown-place': 'No price for this place',
  'unclear-place': 'Which place do you mean?',
  'too-heavy': 'This load does not fit',
  closed: 'Closed on this day',
};

/** The reason for no price, in few enough words for a folded summary. */
export const verdictOf = (refusal: QuoteRefused): string => VERDICTS[quoteEnding(refusal)] ?? 'No price yet';
