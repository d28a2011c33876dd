import {
  BLOCKER_MESSAGES,
  type CalculateBlocker,
  calculateBlockers,
  type QuoteMode,
  type QuoteRequest,
  type ServiceOption,
} from '@saltbush/freight';

const LANE = { 'pickup-missing': 'Choose the origin city.', 'delivery-missing': 'Choose the destination city.' };

/** Where the form has selects for the places, the reasons speak of those. */
const WORDS: Partial<Record<QuoteMode, Partial<Record<CalculateBlocker, string>>>> = {
  ftl: LANE,
  ltl: LANE,
  'metro-hourly': { 'pickup-missing': 'Choose the starting location.' },
};

/** Why there is no price yet, in the order of the form: what Calculate still waits for. */
export function missingAnswers(request: QuoteRequest, options: readonly ServiceOption[]): string[] {
  return calculateBlockers(request, options, { isBusy: false })
    .filter((blocker) => !(request.mode === 'metro-hourly' && blocker === 'delivery-missing'))
    .map((blocker) => WORDS[request.mode]?.[blocker] ?? BLOCKER_MESSAGES[blocker]);
}
