import { isBlank, type NumberInput, numberOrZero } from './number-input.ts';

/** Most package lines that a request may have besides its first. */
export const MAX_MORE_ITEMS = 20;

/** Items of one size: the size of one, how many there are, and the weight of them all. */
export interface LoadItem {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  /** Items or pallets, at least 1. */
  count: number;
  /** Weight of all items of the line together. */
  weightKg: number;
}

/** What is sent: one line of items or several, and their sums. */
export interface Load {
  items: readonly LoadItem[];
  /** Items or pallets of all lines, at least 1. */
  count: number;
  /** Whole consignment. */
  weightKg: number;
}

/** One line as a form holds it: items of one size. */
export interface PackageItem {
  lengthCm: NumberInput;
  widthCm: NumberInput;
  heightCm: NumberInput;
  /** Weight of all items of the line together. */
  weightKg: NumberInput;
  count: NumberInput;
}

export interface LoadInput extends Omit<PackageItem, 'count'> {
  palletCount: NumberInput;
  /** Package lines after the first, which is the record itself. */
  moreItems: readonly PackageItem[];
}

const isBlankItem = (item: PackageItem): boolean =>
  [item.lengthCm, item.widthCm, item.heightCm, item.weightKg, item.count].every(isBlank);

/** The package lines of a form in order: the first one always, further ones once something is typed in them. */
export function packageItems({ palletCount, moreItems, ...first }: LoadInput): PackageItem[] {
  const { lengthCm, widthCm, heightCm, weightKg } = first;
  const further = moreItems.filter((item) => !isBlankItem(item));
  return [{ lengthCm, widthCm, heightCm, weightKg, count: palletCount }, ...further];
}

/** Adds lines up to a load. */
export function loadOf(items: readonly LoadItem[]): Load {
  return {
    items,
    count: items.reduce((total, { count }) => total + count, 0),
    weightKg: items.reduce((total, { weightKg }) => total + weightKg, 0),
  };
}

/** Reads the package details of a form. Text that is not a number counts as 0; a blank count is one item. */
export function readLoad(input: LoadInput): Load {
  return loadOf(
    packageItems(input).map(({ lengthCm, widthCm, heightCm, weightKg, count }) => ({
      lengthCm: numberOrZero(lengthCm),
      widthCm: numberOrZero(widthCm),
      heightCm: numberOrZero(heightCm),
      count: Math.max(1, numberOrZero(count)),
      weightKg: numberOrZero(weightKg),
    })),
  );
}
