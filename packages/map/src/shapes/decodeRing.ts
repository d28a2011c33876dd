import type { Corner } from './borders.data.ts';

/** No letters, so that no words come about by chance. */
const DIGITS = '0123456789!%&()*+,:;<=>?@[]^_{|}';
const MORE = DIGITS.length / 2;
const PER_DEGREE = 1000;

/** Reads a ring of `coast.data.ts`: steps from corner to corner in thousandths of a degree, four bits a digit. */
export function decodeRing(text: string): Corner[] {
  const numbers: number[] = [];
  let [value, place] = [0, 1];
  for (const digit of text) {
    const bits = DIGITS.indexOf(digit);
    value += (bits % MORE) * place;
    place *= MORE;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, place] = [0, 1];
  }
  const corners: Corner[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    corners.push([x / PER_DEGREE, y / PER_DEGREE]);
  }
  return corners;
}
