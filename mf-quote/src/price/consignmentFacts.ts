import {
  clockTimeAt,
  formatDate,
  formatNumber,
  parseIsoDate,
  type Quote,
  type QuoteRequest,
  routeOf,
  surchargeNames,
} from '@saltbush/freight';
import type { Fact } from '@saltbush/ui';
import { loadLines } from './loadLines.ts';

function distanceText({ distanceKm, distanceNote }: Quote): string | null {
  if (distanceKm === null) return null;
  return [`${formatNumber(distanceKm, 3)} km`, distanceNote].filter(Boolean).join(' ');
}

/** What was asked for and how it is priced: route, service, vehicle, load, times, additional services. */
export function consignmentFacts(request: QuoteRequest, quote: Quote): Fact[] {
  const load = loadLines(request);
  const extras = surchargeNames(request);
  const rows: [string, string | null][] = [
    ['Route', routeOf(request)],
    ['Service', quote.serviceName],
    ['Turnaround', quote.turnaround],
    ['Vehicle', quote.vehicle],
    ['Zone', quote.metroZone],
    ['Distance', distanceText(quote)],
    ['Pallets', quote.palletCount === null ? null : String(quote.palletCount)],
    ['Load', load.length === 0 ? null : load.join('; ')],
    ['Pickup date', request.pickupDate === '' ? null : formatDate(request.pickupDate)],
    [
      'Pickup time',
      request.pickupTime === ''
        ? null
        : clockTimeAt(request.pickupTime, request.pickup, parseIsoDate(request.pickupDate)),
    ],
    ['Delivery time', request.deliveryTime === '' ? null : clockTimeAt(request.deliveryTime, request.pickup, null)],
    ['Additional services', extras.length === 0 ? null : extras.join(', ')],
  ];
  return rows.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}
