import { type LoadItem, type PackageItem, type QuoteRequest, readLoad } from '@saltbush/freight';

const isTyped = (input: PackageItem['count']): boolean => Number(input) > 0;

/**
 * The package lines as they are drawn, each at its index in the form. A line without a count or a size holds no item
 * yet.
 */
export function drawnItems({ palletCount, moreItems, ...first }: QuoteRequest): LoadItem[] {
  const { lengthCm, widthCm, heightCm, weightKg } = first;
  const lines: PackageItem[] = [{ lengthCm, widthCm, heightCm, weightKg, count: palletCount }, ...moreItems];
  return lines.flatMap((line) => {
    const isDrawn = isTyped(line.count) || (isTyped(line.lengthCm) && isTyped(line.widthCm));
    const { items } = readLoad({ ...line, palletCount: line.count, moreItems: [] });
    return items.map((item) => (isDrawn ? item : { ...item, count: 0 }));
  });
}
