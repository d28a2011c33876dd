import { isBlank, type PackageItem, packageItems, type QuoteRequest, sizeText, weightText } from '@saltbush/freight';

function loadLine(item: PackageItem): string {
  const { weightKg, count } = item;
  const size = sizeText(item);
  return [
    !isBlank(count) && `${count} ${Number(count) === 1 ? 'item' : 'items'}`,
    size && `${size}${Number(count) === 1 ? '' : ' each'}`,
    !isBlank(weightKg) && weightText(weightKg),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The load as it was entered, one line for each package line. Empty when only a pallet count was entered. */
export function loadLines(request: QuoteRequest): string[] {
  const items = packageItems(request);
  const [first, ...further] = items;
  const isOnlyCount = [first?.lengthCm, first?.widthCm, first?.heightCm, first?.weightKg].every((value) =>
    isBlank(value ?? ''),
  );
  if (further.length === 0 && isOnlyCount) return [];
  return items.map(loadLine).filter((line) => line !== '');
}
