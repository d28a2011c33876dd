import {
  chooseFtlDestination,
  chooseFtlOrigin,
  type Instant,
  isRecalculating,
  type QuoteRequest,
  type Recalculation,
  recalculateQuote,
} from '@saltbush/freight';
import { isListedLane } from './route/isListedLane.ts';

/** Another origin has other destinations in its list. Places that are typed do not depend on each other. */
const clears = (request: QuoteRequest, pickup: string | undefined): pickup is string =>
  pickup !== undefined && isListedLane(request);

/** Applies an edit, and clears or fills the answers that depend on it. */
function applyChange(request: QuoteRequest, change: Partial<QuoteRequest>): QuoteRequest {
  const changed = { ...request, ...change };
  const { pickup, delivery } = change;
  switch (request.mode) {
    case 'ftl':
      if (clears(request, pickup)) return chooseFtlOrigin(changed, pickup);
      return delivery !== undefined ? chooseFtlDestination(changed, delivery) : changed;
    case 'ltl':
      return clears(request, pickup) ? { ...changed, delivery: '' } : changed;
    case 'metro-hourly':
      // Hourly hire starts and ends in one city.
      return pickup !== undefined ? { ...changed, delivery: pickup } : changed;
    default:
      return changed;
  }
}

/**
 * Selects the service again. In the general form the whole truck follows the load: a truck that is too small is
 * replaced.
 */
function recalculated(changed: QuoteRequest, change: Partial<QuoteRequest>, now: Instant): Recalculation {
  const first = recalculateQuote(changed, { now });
  const isTooSmall = first.options.some(({ type, available }) => type === 'FTL' && !available);
  const isPreselected = changed.mode === 'general' && change.ftlVehicle === undefined && changed.ftlVehicle !== null;
  return isTooSmall && isPreselected ? recalculateQuote({ ...changed, ftlVehicle: null }, { now }) : first;
}

/**
 * The request after an edit; an empty change means that time has passed. Pickup, delivery, pallet count and FTL vehicle
 * make it select a service again; any other edit keeps the selection, unless there is none.
 */
export function changeRequest(request: QuoteRequest, change: Partial<QuoteRequest>, now: Instant): QuoteRequest {
  const changed = applyChange(request, change);
  const { request: fresh, options } = recalculated(changed, change, now);
  const isFresh = isRecalculating(request, changed);
  // An address may name a service that does not run between its two places.
  const isOffered = changed.mode !== 'general' || options.some(({ type }) => type === changed.service);
  if (isFresh || changed.service === null || !isOffered) return fresh;
  return {
    ...fresh,
    service: changed.service,
    metroVehicle: change.metroVehicle === null ? null : fresh.metroVehicle,
  };
}
