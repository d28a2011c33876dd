import {
  BLOCKER_MESSAGES,
  type CalculateBlocker,
  calculateBlockers,
  type QuoteMode,
  type QuoteRequest,
  type ServiceOption,
} from '@saltbush/freight';

const LANE = { 'pickup-missing': 'Choose the origin city.', 'delivery-missing': 'Choose the destination city.' };

/** In modes with selects for the places, the messages name those. */
const WORDS: Partial<Record<QuoteMode, Partial<Record<CalculateBlocker, string>>>> = {
  ftl: LANE,
  ltl: LANE,
  'metro-hourly': { 'pickup-missing': 'Choose the starting location.' },
};

/** What Calculate still waits for, in the order of the form. */
export function missingAnswers(request: QuoteRequest, options: readonly ServiceOption[]): string[] {
  return calculateBlockers(request, options, { isBusy: false })
    .filter((blocker) => !(request.mode === 'metro-hourly' && blocker === 'delivery-missing'))
    .map((blocker) => WORDS[request.mode]?.[blocker] ?? BLOCKER_MESSAGES[blocker]);
}
