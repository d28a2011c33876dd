import type { ArVehicle } from '@saltbush/freight';

/** The quote with this truck chosen: by the hour, where every one of the six can be asked for by name. */
export function quoteHref({ id }: Pick<ArVehicle, 'id'>, pallets: string): string {
  const query = new URLSearchParams({ service: 'metro-hourly', hourlyVehicle: id });
  if (/^[1-9]\d*$/.test(pallets.trim())) query.set('pallets', pallets.trim());
  return `/quote?${query}`;
}
