import type { PackageItem } from '@saltbush/freight';

const LONGEST_NUMBER = 20;

/** A number as typed, without the characters that separate the parts. */
const part = (input: PackageItem['count']): string =>
  String(input)
    .trim()
    .replace(/[^\d.e+-]/gi, '')
    .slice(0, LONGEST_NUMBER);

/**
 * A further package line in an address: `2_120x80x100_400` is two of 120 × 80 × 100 cm, 400 kg. Blank for a blank line.
 */
export function packageText({ count, lengthCm, widthCm, heightCm, weightKg }: PackageItem): string {
  const [number, length, width, height, weight] = [count, lengthCm, widthCm, heightCm, weightKg].map(part);
  const text = `${number}_${length}x${width}x${height}_${weight}`;
  return text === '_xx_' ? '' : text;
}

/** Reads what `packageText` wrote; null for anything else. */
export function readPackageText(text: string): PackageItem | null {
  const match = /^([^_x]*)_([^_x]*)x([^_x]*)x([^_x]*)_([^_x]*)$/.exec(text);
  if (!match) return null;
  const [count = '', lengthCm = '', widthCm = '', heightCm = '', weightKg = ''] = match.slice(1).map(part);
  return { count, lengthCm, widthCm, heightCm, weightKg };
}
