import {
  CUBIC_KG_PER_M3,
  chargeableKg,
  clockTimeAt,
  cubicKg,
  formatDate,
  localTime,
  parseIsoDate,
  parseTimeOfDay,
  readLoad,
  volumeM3,
} from '@saltbush/freight';
import type { SavedQuote } from '../api.ts';

interface QuoteFact {
  label: string;
  value: string;
}

const numbers = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const volumes = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const kilograms = (kg: number): string => `${numbers.format(kg)} kg`;

function loadFacts({ request, quote }: SavedQuote): [string, string | null][] {
  const load = readLoad(request);
  const sized = load.items.filter(({ lengthCm, widthCm, heightCm }) => lengthCm * widthCm * heightCm > 0);
  const sizes = sized.map((item) => `${item.count} × ${item.lengthCm} × ${item.widthCm} × ${item.heightCm} cm`);
  return [
    ['Pallets or items', quote.palletCount === null ? null : numbers.format(quote.palletCount)],
    ['Items and size', sizes.length > 0 ? sizes.join(', ') : null],
    ['Weight', load.weightKg > 0 ? kilograms(load.weightKg) : null],
    ['Volume', sized.length > 0 ? `${volumes.format(volumeM3(load))} m³` : null],
    ['Cubic weight', sized.length > 0 ? `${kilograms(cubicKg(load))} at ${CUBIC_KG_PER_M3} kg a m³` : null],
    ['Chargeable weight', load.weightKg > 0 || sized.length > 0 ? kilograms(chargeableKg(load)) : null],
  ];
}

function timing({ quote }: SavedQuote): string | null {
  const { transitDays, turnaround } = quote;
  if (transitDays === null) return turnaround;
  return `${transitDays} business day${transitDays === 1 ? '' : 's'}`;
}

function pickup({ request }: SavedQuote): string | null {
  const date = parseIsoDate(request.pickupDate);
  const time = parseTimeOfDay(request.pickupTime) === null ? null : request.pickupTime;
  const parts = [
    date === null ? null : formatDate(date),
    time === null ? null : clockTimeAt(time, request.pickup, date),
  ];
  return parts.filter((part) => part !== null).join(', ') || null;
}

/** The facts of a quote, each with its unit. Facts that were not given are left out. */
export function quoteFacts(saved: SavedQuote): QuoteFact[] {
  const { quote, savedAt, validUntil } = saved;
  const { distanceKm, distanceNote } = quote;
  const distance = distanceKm === null ? null : `${numbers.format(distanceKm)} km`;
  const facts: [string, string | null][] = [
    ['Issued', formatDate(localTime(new Date(savedAt), 'Australia/Sydney').date)],
    ['Valid to', formatDate(validUntil)],
    ['Service', quote.serviceName],
    [quote.transitDays === null ? 'Delivery' : 'Transit time', timing(saved)],
    ['Vehicle', quote.vehicle],
    ['Distance', distance !== null && distanceNote ? `${distance} ${distanceNote}` : distance],
    ['Pickup', pickup(saved)],
    ...loadFacts(saved),
    ['Prices again', saved.replaces],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
