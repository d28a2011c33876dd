import { SERVICES, type Service } from './quote-request.ts';
import type { ServiceOption } from './quote-types.ts';

/**
 * The service to select: the only available one; of several the cheapest by total before GST, ties in the order of the
 * cards; FTL when none has a price; null when none is available.
 */
export function selectService(options: readonly ServiceOption[]): Service | null {
  const available = options.filter((option) => option.available);
  if (available.length <= 1) return available[0]?.type ?? null;
  const [cheapest] = available
    .flatMap(({ type, rateCents }) => (rateCents === null ? [] : [{ type, rateCents }]))
    .toSorted((a, b) => a.rateCents - b.rateCents || SERVICES.indexOf(a.type) - SERVICES.indexOf(b.type));
  return cheapest?.type ?? available.find(({ type }) => type === 'FTL')?.type ?? null;
}
