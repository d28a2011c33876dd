import { type NumberInput, numberOrZero } from './number-input.ts';

/** What is sent: the size of one item, how many there are, and the weight of them all. */
export interface Load {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  /** Items or pallets, at least 1. */
  count: number;
  /** Whole consignment. */
  weightKg: number;
}

export interface LoadInput {
  lengthCm: NumberInput;
  widthCm: NumberInput;
  heightCm: NumberInput;
  weightKg: NumberInput;
  palletCount: NumberInput;
}

/** One line of several: items of one size. */
export interface PackageItem {
  lengthCm: NumberInput;
  widthCm: NumberInput;
  heightCm: NumberInput;
  /** Of all items of the line. */
  weightKg: NumberInput;
  count: NumberInput;
}

/** Reads the package details of a form. Text that is no number counts as 0; a blank count is one item. */
export function readLoad(input: LoadInput): Load {
  return {
    lengthCm: numberOrZero(input.lengthCm),
    widthCm: numberOrZero(input.widthCm),
    heightCm: numberOrZero(input.heightCm),
    count: Math.max(1, numberOrZero(input.palletCount)),
    weightKg: numberOrZero(input.weightKg),
  };
}
