import { packageItems } from '../load/load.ts';
import { isBlank } from '../load/number-input.ts';
import { isMetroService, type QuoteRequest } from './quote-request.ts';
import type { ServiceOption } from './quote-types.ts';

export type CalculateBlocker =
  | 'busy'
  | 'pickup-missing'
  | 'delivery-missing'
  | 'service-missing'
  | 'pallet-count-missing'
  | 'metro-vehicle-missing'
  | 'hourly-vehicle-missing';

export const BLOCKER_MESSAGES: Record<CalculateBlocker, string> = {
  busy: 'Calculating...',
  'pickup-missing': 'Enter the pickup suburb.',
  'delivery-missing': 'Enter the delivery suburb.',
  'service-missing': 'Choose a service.',
  'pallet-count-missing': 'Enter the number of pallets.',
  'metro-vehicle-missing': 'Choose a vehicle.',
  'hourly-vehicle-missing': 'Choose a vehicle.',
};

/** Why Calculate is disabled, in the order of the form; empty when it is not. */
export function calculateBlockers(
  request: QuoteRequest,
  options: readonly ServiceOption[],
  { isBusy }: { isBusy: boolean },
): CalculateBlocker[] {
  const { service } = request;
  const isFilledIn = request.pickup.trim() !== '' && request.delivery.trim() !== '';
  // A lane without a price per pallet has no card to select, and still needs the count.
  const isLtl = service === 'LTL' || (request.mode === 'ltl' && isFilledIn);
  const isSeveral = options.filter(({ available }) => available).length > 1;
  const checks: [CalculateBlocker, boolean][] = [
    ['busy', isBusy],
    ['pickup-missing', request.pickup.trim() === ''],
    ['delivery-missing', request.delivery.trim() === ''],
    ['service-missing', isSeveral && service === null],
    ['pallet-count-missing', isLtl && packageItems(request).some(({ count }) => isBlank(count))],
    ['metro-vehicle-missing', service !== null && isMetroService(service) && !request.metroVehicle],
    ['hourly-vehicle-missing', service === 'METRO_HOURLY' && !request.hourlyVehicle],
  ];
  return checks.filter(([, isMissing]) => isMissing).map(([blocker]) => blocker);
}
