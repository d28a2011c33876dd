/** The sides of an item, in the order one writes them. */
export const SIZES = [
  { name: 'lengthCm', label: 'Length' },
  { name: 'widthCm', label: 'Width' },
  { name: 'heightCm', label: 'Height' },
] as const;
