import type { QuoteMode, QuoteRequest, Service } from './quote-request.ts';

/** The service that a mode prices when none is named. */
const MODE_SERVICES: Record<QuoteMode, Service | null> = {
  general: null,
  'metro-pallets': 'ALL_DAY',
  'same-day-metro-pallets': 'ALL_DAY',
  'metro-hourly': 'METRO_HOURLY',
  ftl: 'FTL',
  ltl: 'LTL',
};

/** The service that a request is for; null when the visitor left it open. */
export const askedService = ({ service, mode }: Pick<QuoteRequest, 'service' | 'mode'>): Service | null =>
  service ?? MODE_SERVICES[mode];
