import { MAX_DELIVERY_ZONES, MAX_ZONE_LENGTH } from '@saltbush/clients/api';

export type AddedZone =
  | { status: 'added'; zones: string[] }
  /** Blank, or in the list already. */
  | { status: 'ignored' }
  | { status: 'refused'; message: string };

const keyOf = (zone: string): string => zone.trim().toLowerCase();

/** Adds a trimmed zone unless it is blank or in the list already. */
export function addZone(zones: readonly string[], typed: string): AddedZone {
  const zone = typed.trim().replace(/\s+/g, ' ');
  if (zone === '' || zones.some((known) => keyOf(known) === keyOf(zone))) return { status: 'ignored' };
  if (zone.length > MAX_ZONE_LENGTH) {
    return { status: 'refused', message: `Delivery zone has room for ${MAX_ZONE_LENGTH} characters` };
  }
  if (zones.length >= MAX_DELIVERY_ZONES) {
    const message = `There is room for ${MAX_DELIVERY_ZONES} delivery zones. Name a region instead of its suburbs, or tell us the rest by mail.`;
    return { status: 'refused', message };
  }
  return { status: 'added', zones: [...zones, zone] };
}
