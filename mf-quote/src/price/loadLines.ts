import { type PackageItem, packageItems, type QuoteRequest, weightText } from '@saltbush/freight';

const isGiven = (value: string | number): boolean => String(value).trim() !== '';

function loadLine({ lengthCm, widthCm, heightCm, weightKg, count }: PackageItem): string {
  const sides = [lengthCm, widthCm, heightCm];
  return [
    isGiven(count) && `${count} ${Number(count) === 1 ? 'item' : 'items'}`,
    sides.every(isGiven) && `${sides.join(' × ')} cm${Number(count) === 1 ? '' : ' each'}`,
    isGiven(weightKg) && weightText(weightKg),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The load as it was entered, one line for each package line. Empty when only a pallet count was entered. */
export function loadLines(request: QuoteRequest): string[] {
  const items = packageItems(request);
  const [first, ...further] = items;
  const isOnlyCount = ![first?.lengthCm, first?.widthCm, first?.heightCm, first?.weightKg].some((value) =>
    isGiven(value ?? ''),
  );
  if (further.length === 0 && isOnlyCount) return [];
  return items.map(loadLine).filter((line) => line !== '');
}
