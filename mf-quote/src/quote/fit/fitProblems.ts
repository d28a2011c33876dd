import {
  type FloorPlan,
  formatNumber,
  itemsText,
  type Load,
  type LoadItem,
  loadFit,
  type Vehicle,
  volumeM3,
} from '@saltbush/freight';

/**
 * Why a load does not fit a vehicle, one sentence for each reason; empty when it fits. `plan` is the plan of `items`,
 * the lines as they are drawn.
 */
export function fitProblems(vehicle: Vehicle, load: Load, plan: FloorPlan, items: readonly LoadItem[]): string[] {
  const fit = loadFit(vehicle, load);
  const misfits = fit.status === 'fits' ? [] : fit.misfits;
  const left = itemsText(
    plan.left,
    items.filter((_, line) => (plan.leftByLine[line] ?? 0) > 0),
  );
  const isAre = plan.left === 1 ? 'is' : 'are';
  const floor = {
    places: `It takes ${vehicle.pallets} pallets on the floor; ${left} ${isAre} left over.`,
    floor: `${left} ${plan.left === 1 ? 'finds' : 'find'} no room on the floor. Nothing is stacked in this plan.`,
    height: `${left} ${isAre} taller than the load space.`,
  };
  return [
    misfits.includes('weight') &&
      `The load weighs ${formatNumber(load.weightKg, 1)} kg; it carries ${formatNumber(vehicle.capacityKg)} kg.`,
    misfits.includes('volume') &&
      vehicle.volumeM3 !== null &&
      `The load fills ${formatNumber(volumeM3(load), 2)} m³; it holds ${formatNumber(vehicle.volumeM3)} m³.`,
    plan.leftBecause !== null && floor[plan.leftBecause],
  ].filter((problem) => problem !== false);
}
