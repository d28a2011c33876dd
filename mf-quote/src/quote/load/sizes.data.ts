/** The dimensions of an item, in the usual order. */
export const SIZES = [
  { name: 'lengthCm', label: 'Length' },
  { name: 'widthCm', label: 'Width' },
  { name: 'heightCm', label: 'Height' },
] as const;
