import type { DriverStop } from '@saltbush/positions/api';

/** Opens a stop in the telephone's own map (RFC 5870; the address as Android's `q`). */
export function mapHref({ street, suburb, latitude, longitude }: DriverStop): string {
  const point = latitude === null || longitude === null ? '0,0' : `${latitude},${longitude}`;
  return `geo:${point}?q=${encodeURIComponent(`${street}, ${suburb}`)}`;
}
