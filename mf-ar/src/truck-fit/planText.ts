import { type FloorPlan, formatNumber, itemsText, type LoadItem } from '@saltbush/freight';

const METRE_CM = 100;

const metres = (cm: number): string => formatNumber(cm / METRE_CM, 2);

/** A description of the drawing. */
export function planText(name: string, plan: FloorPlan, items: readonly LoadItem[]): string {
  const decks = plan.decks.map(({ lengthCm, widthCm }) => `${metres(lengthCm)} by ${metres(widthCm)} metres`);
  const floor = `Floor of the ${name} from above, ${decks.join(' and ')}`;
  if (plan.loaded + plan.left === 0) return `${floor}, empty.`;
  const left = plan.left === 0 ? '' : ` ${itemsText(plan.left, items)} left over.`;
  return `${floor}. ${itemsText(plan.loaded, items)} on it.${left}`;
}
