import { Refusal } from '@saltbush/capability/refusal';
import { type RefusalCode as QuoteRefusalCode, type QuoteRequest, resolvePlace } from '@saltbush/freight';
import type { RunFault, RunLoad } from './api/runs.ts';

const OF_THE_RUN = /^(?:pickup\.|pickupDate$|pickupTime$)/;

/** The field of a delivery that a price is refused for. Whatever is not here is about where it goes. */
const PRICED_BY: Partial<Record<QuoteRefusalCode, string>> = {
  'pickup-missing': 'pickup.suburb',
  'pickup-date-invalid': 'pickupDate',
  'pickup-date-past': 'pickupDate',
  'no-business-day': 'pickupDate',
  'after-cut-off': 'pickupDate',
  'pallet-not-standard': 'service',
  'pallet-over-limits': 'palletCount',
  'pallet-count-missing': 'palletCount',
  'pallet-count-invalid': 'palletCount',
  'too-large': 'palletCount',
  'no-rate-for-size': 'palletCount',
};
/** Refusals that another service mends, where one was chosen. */
const BY_SERVICE: readonly QuoteRefusalCode[] = ['after-cut-off', 'outside-metro-zones', 'not-metro', 'no-rate'];

interface QuoteFacts {
  reason?: QuoteRefusalCode;
  places?: readonly { end: 'pickup' | 'delivery'; candidates: readonly string[] }[];
}

/** The ends that a refused price is about, each with what was probably meant; none when it is about no place. */
function placesOf({ reason, places = [] }: QuoteFacts, request: QuoteRequest): NonNullable<QuoteFacts['places']> {
  if (places.length > 0 || reason !== 'place-unknown') return places;
  const isUnlisted = (end: 'pickup' | 'delivery') =>
    ['unknown', 'elsewhere'].includes(resolvePlace(request[end]).status);
  return (['pickup', 'delivery'] as const).filter(isUnlisted).map((end) => ({ end, candidates: [] }));
}

function quoteFaults({ message, facts }: Refusal, load: RunLoad, request: QuoteRequest): RunFault[] {
  const given = facts as QuoteFacts;
  const { reason } = given;
  const places = placesOf(given, request);
  if (places.length > 0) {
    return places.map(({ end, candidates: [guess] }) => {
      // An ambiguous place has its choices in the message.
      const hint = guess === undefined || reason === 'place-ambiguous' ? '' : ` Did you mean ${guess}?`;
      return { path: `${end}.suburb`, message: `${message}${hint}` };
    });
  }
  const isOfService = load.service !== null && reason !== undefined && BY_SERVICE.includes(reason);
  return [{ path: isOfService ? 'service' : ((reason && PRICED_BY[reason]) ?? 'delivery.suburb'), message }];
}

/**
 * What a refused price or booking says about its delivery, at the fields of the run.
 * @throws the error itself when it is no refusal of this delivery: nobody can mend that in a field.
 */
export function faultsOf(
  error: unknown,
  { index, load, request }: { index: number; load: RunLoad; request: QuoteRequest },
): RunFault[] {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
  const faults = error.fields.length > 0 ? error.fields : quoteFaults(error, load, request);
  return faults.map(({ path, message }) => ({
    path: OF_THE_RUN.test(path) ? path : `deliveries[${index}].${path}`,
    message,
  }));
}

/** What is wrong with the pickup is said once, and not for each delivery. */
export const eachOnce = (faults: readonly RunFault[]): RunFault[] =>
  faults.filter(
    ({ path, message }, at) => faults.findIndex((other) => other.path === path && other.message === message) === at,
  );
