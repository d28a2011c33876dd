import type { LoadInput } from './load.ts';
import { isBlank } from './number-input.ts';

/** The size of an item as a form holds it: `120 × 110 × 150 cm`, or empty while a side is missing. */
export function sizeText({
  lengthCm,
  widthCm,
  heightCm,
}: Pick<LoadInput, 'lengthCm' | 'widthCm' | 'heightCm'>): string {
  const sides = [lengthCm, widthCm, heightCm];
  return sides.some(isBlank) ? '' : `${sides.join(' × ')} cm`;
}
