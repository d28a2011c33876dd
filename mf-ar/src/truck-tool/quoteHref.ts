import type { ArVehicle } from '@saltbush/freight';

/** A quote by the hour for this truck: only there can each of the six be chosen by name. */
export function quoteHref({ id }: Pick<ArVehicle, 'id'>, pallets: string): string {
  const query = new URLSearchParams({ service: 'metro-hourly', hourlyVehicle: id });
  if (/^[1-9]\d*$/.test(pallets.trim())) query.set('pallets', pallets.trim());
  return `/quote?${query}`;
}
