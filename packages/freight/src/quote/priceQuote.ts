import type { AgreedRate } from '../per-km/agreed-rate.ts';
import type { Instant } from '../time/localTime.ts';
import { applicableServices } from './applicableServices.ts';
import { askedService } from './askedService.ts';
import { optionsOf } from './availableServices.ts';
import { noService, withPlaces } from './noService.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { QuoteOutcome, QuoteRefused } from './quote-types.ts';
import { quoteByDistance } from './quoteByDistance.ts';
import { type QuoteContext, quoteContext } from './quoteContext.ts';
import { quoteService } from './quoteService.ts';
import { unclearPlace } from './unclearPlace.ts';

const refused = (code: QuoteRefused['code'], message: string): QuoteRefused => ({ status: 'refused', code, message });

interface Pricing {
  now: Instant;
  /** The row of the visitor's own rate sheet for this lane. It prices freight that has no fixed rate. */
  agreedRate?: AgreedRate | null;
}

/** Without an FTL or LTL rate, the price by distance is used. */
function withFallback(context: QuoteContext, outcome: QuoteOutcome): QuoteOutcome {
  const isRateMissing = outcome.status === 'refused' && outcome.code === 'no-rate';
  return isRateMissing ? quoteByDistance(context, withPlaces(context, outcome.message)) : outcome;
}

function quoteUnchosen(context: QuoteContext): QuoteOutcome {
  const services = applicableServices(context);
  if (services.length === 0) return quoteByDistance(context, noService(context));
  const [only, ...others] = optionsOf(context).filter(({ available }) => available);
  if (only && others.length > 0) return refused('service-missing', 'Please choose a service.');
  if (only) return quoteService(context, only.type);
  const outcomes = services.map((service) => quoteService(context, service));
  const isAfterCutOff = (outcome: QuoteOutcome) => outcome.status === 'refused' && outcome.code === 'after-cut-off';
  // Of several closed services, the one with the latest cut-off says most.
  const telling = outcomes.findLast(isAfterCutOff) ?? outcomes[0] ?? noService(context);
  return withFallback(context, telling);
}

/**
 * Prices a request at a moment. It is the one entry for every mode of the calculator, in the browser and at the
 * gateway. Any text in the request gets an answer; nothing throws.
 */
export function priceQuote(request: QuoteRequest, { now, agreedRate = null }: Pricing): QuoteOutcome {
  const context = quoteContext(request, now, agreedRate);
  const { pickup, delivery, pickupDay } = context;
  if (pickup.status === 'empty') return refused('pickup-missing', 'Please enter the pickup suburb.');
  if (delivery.status === 'empty') return refused('delivery-missing', 'Please enter the delivery suburb.');
  const unclear = unclearPlace(context);
  if (unclear !== null) return unclear;
  if (pickupDay.status === 'refused') return pickupDay;
  const service = askedService(request);
  return service === null ? quoteUnchosen(context) : withFallback(context, quoteService(context, service));
}
