import type { Service } from './quote-request.ts';
import type { QuoteOutcome } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';
import { quoteFtl } from './quoteFtl.ts';
import { quoteHourly } from './quoteHourly.ts';
import { quoteLtl } from './quoteLtl.ts';
import { quoteMetro } from './quoteMetro.ts';

/** Prices one service. Cards and summary both use this, so they always agree. */
export function quoteService(context: QuoteContext, service: Service): QuoteOutcome {
  switch (service) {
    case 'FTL':
      return quoteFtl(context);
    case 'LTL':
      return quoteLtl(context);
    case 'METRO_HOURLY':
      return quoteHourly(context);
    case 'ALL_DAY':
    case 'METRO_STANDARD':
    case 'METRO_VIP':
    case 'METRO_EXPRESS':
      return quoteMetro(context, service);
  }
}
