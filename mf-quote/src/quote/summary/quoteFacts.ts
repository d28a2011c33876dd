import { formatNumber, type Quote } from '@saltbush/freight';

/** What a price depends on: vehicle, zone and distance, as far as they matter. */
export function quoteFacts({ vehicle, metroZone, palletCount, distanceKm, distanceNote }: Quote): string[] {
  const distance = distanceKm === null ? null : `${formatNumber(distanceKm)} km`;
  return [
    vehicle,
    metroZone && `${metroZone} zone`,
    palletCount === null ? null : `${palletCount} ${palletCount === 1 ? 'pallet' : 'pallets'}`,
    distance && distanceNote ? `${distance} ${distanceNote}` : distance,
  ].filter((fact) => fact !== null);
}
