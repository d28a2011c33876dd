import type { ShipmentEmissions } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';

/** `1,561 km, 430 km of it by sea`; a way without sea is its kilometres alone. */
export function distanceText({ distanceKm, seaKm }: Pick<ShipmentEmissions, 'distanceKm' | 'seaKm'>): string {
  const whole = `${formatNumber(distanceKm)} km`;
  return seaKm > 0 ? `${whole}, ${formatNumber(seaKm)} km of it by sea` : whole;
}

/** `89 by road, 142 by sea`, in grams for each tonne moved one kilometre; a way without sea has one figure. */
export function factorText({
  gramsCo2ePerTonneKm,
  seaGramsCo2ePerTonneKm,
}: Pick<ShipmentEmissions, 'gramsCo2ePerTonneKm' | 'seaGramsCo2ePerTonneKm'>): string {
  const road = formatNumber(gramsCo2ePerTonneKm);
  return seaGramsCo2ePerTonneKm === null ? road : `${road} by road, ${formatNumber(seaGramsCo2ePerTonneKm)} by sea`;
}
