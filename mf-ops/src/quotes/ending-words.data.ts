import type { QuoteEnding } from '@saltbush/freight';

/** Each way in which a request for a price ends, in the desk's words, and what can be done about it. */
export const ENDING_WORDS: Record<QuoteEnding, { label: string; meaning: string }> = {
  priced: { label: 'Priced', meaning: 'A firm price was shown.' },
  estimate: { label: 'Estimate by distance', meaning: 'We know both places, but run no lane between them.' },
  'no-lane': { label: 'No lane', meaning: 'Neither a price nor a distance: a lane that could be opened.' },
  'unknown-place': { label: 'Unknown place', meaning: 'A place we do not list, or one that was misspelt.' },
  'unclear-place': { label: 'Which place?', meaning: 'A name in several states; we asked which one is meant.' },
  'too-heavy': { label: 'Too heavy or large', meaning: 'The load is beyond the vehicle, or beyond a standard pallet.' },
  closed: { label: 'Closed', meaning: 'After the cut-off, or on a day without same-day services.' },
  unanswered: { label: 'Not answered', meaning: 'An answer was missing, or cannot be.' },
};
