import { FIRST_TARIFF_DATE, ftlDestinations, ltlDestinations, type QuoteRequest } from '@saltbush/freight';

/** Whether the lists of the full truck or LTL form hold the lane of a request. */
export function isListedLane({ mode, pickup, delivery }: Pick<QuoteRequest, 'mode' | 'pickup' | 'delivery'>): boolean {
  return mode === 'ltl'
    ? ltlDestinations(pickup, FIRST_TARIFF_DATE).some(({ city }) => city === delivery)
    : ftlDestinations(pickup, FIRST_TARIFF_DATE).some((city) => city === delivery);
}
