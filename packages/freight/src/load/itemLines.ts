import type { LoadItem } from './load.ts';

/** More is no freight: a side of a kilometre, a hundred thousand items. */
const MOST = 99_999;
/** Lines of a form, the first included. */
const MOST_LINES = 21;
const LINE = /^(\d{1,5})_(\d{1,5}(?:\.\d)?)x(\d{1,5}(?:\.\d)?)x(\d{1,5}(?:\.\d)?)$/;

const kept = (value: number, decimals: number) => {
  const scale = 10 ** decimals;
  return Math.round(Math.min(Math.max(value, 0), MOST) * scale) / scale;
};

/**
 * The lines of a load as one short text, without their weights: `2_120x100x150;6_40x30x30`, counts and centimetres. A
 * full form fits into 500 characters.
 */
export function itemLines(items: readonly LoadItem[]): string {
  return items
    .slice(0, MOST_LINES)
    .map(({ count, lengthCm, widthCm, heightCm }) => {
      const sides = [lengthCm, widthCm, heightCm].map((side) => kept(side, side < 1000 ? 1 : 0));
      return `${Math.ceil(kept(count, 0))}_${sides.join('x')}`;
    })
    .join(';');
}

/** Reads what `itemLines` wrote. A line that it did not write is an empty one, so that the others keep their place. */
export function readItemLines(text: string): LoadItem[] {
  if (text === '') return [];
  return text.split(';', MOST_LINES).map((line) => {
    const [count = 0, lengthCm = 0, widthCm = 0, heightCm = 0] = (LINE.exec(line) ?? []).slice(1).map(Number);
    return { count, lengthCm, widthCm, heightCm, weightKg: 0 };
  });
}
