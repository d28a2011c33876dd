import { METRO_SERVICE_DEFINITIONS } from '../metro/metro-services.data.ts';
import type { Instant } from '../time/localTime.ts';
import { applicableServices } from './applicableServices.ts';
import { noService } from './noService.ts';
import { isMetroService, type QuoteRequest, type Service } from './quote-request.ts';
import type { QuoteOutcome, RefusalCode, ServiceOption } from './quote-types.ts';
import { type QuoteContext, quoteContext } from './quoteContext.ts';
import { quoteService } from './quoteService.ts';
import { unclearPlace } from './unclearPlace.ts';

export interface ServiceAvailability {
  options: ServiceOption[];
  /** Why there is no card at all, once both ends are filled in. */
  notice: string | null;
}

/** While these answers are missing, a card can be selected but has no price. */
const STILL_OPEN: readonly RefusalCode[] = ['pallet-count-missing', 'vehicle-missing'];

export const SERVICE_NAMES: Record<Service, string> = {
  ALL_DAY: METRO_SERVICE_DEFINITIONS.ALL_DAY.name,
  METRO_STANDARD: METRO_SERVICE_DEFINITIONS.METRO_STANDARD.name,
  METRO_VIP: METRO_SERVICE_DEFINITIONS.METRO_VIP.name,
  METRO_EXPRESS: METRO_SERVICE_DEFINITIONS.METRO_EXPRESS.name,
  LTL: 'Less Than Truck Load',
  FTL: 'Full Truck Load',
  METRO_HOURLY: 'Metro hourly hire',
};

function optionOf(type: Service, outcome: QuoteOutcome): ServiceOption {
  const blank: ServiceOption = {
    type,
    name: SERVICE_NAMES[type],
    available: false,
    rateCents: null,
    message: null,
    vehicleType: null,
    zone: null,
    turnaround: isMetroService(type) ? METRO_SERVICE_DEFINITIONS[type].turnaround : null,
    palletRange: null,
  };
  if (outcome.status === 'refused') {
    const isStillOpen = STILL_OPEN.includes(outcome.code);
    return { ...blank, available: isStillOpen, message: isStillOpen ? null : outcome.message };
  }
  const { quote } = outcome;
  return {
    ...blank,
    available: true,
    rateCents: quote.totalExGstCents,
    vehicleType: quote.vehicle,
    zone: quote.metroZone,
    turnaround: quote.turnaround,
    palletRange: quote.ltlDetails?.palletRange ?? null,
  };
}

export function optionsOf(context: QuoteContext): ServiceOption[] {
  return applicableServices(context).map((type) => optionOf(type, quoteService(context, type)));
}

/** The service cards for a request at a moment, in order, each with its price or the reason for having none. */
export function availableServices(request: QuoteRequest, { now }: { now: Instant }): ServiceAvailability {
  return servicesIn(quoteContext(request, now));
}

/** The same for a request whose context is known. */
export function servicesIn(context: QuoteContext): ServiceAvailability {
  const options = optionsOf(context);
  const isFilledIn = context.pickup.status !== 'empty' && context.delivery.status !== 'empty';
  const isWithoutCards = isFilledIn && options.length === 0;
  return { options, notice: isWithoutCards ? (unclearPlace(context) ?? noService(context)).message : null };
}
