// What one loaded pallet usually weighs, by what stands on it.
// Source: rules of thumb of the depots; a weighbridge ticket beats them. Effective 2026-07-01. Unit: kg, pallet included.
export const TYPICAL_PALLETS = [
  { goods: 'Light, such as packaging or bread', kgEach: 250 },
  { goods: 'Medium, such as groceries or shop stock', kgEach: 500 },
  { goods: 'Heavy, such as drinks or tiles', kgEach: 850 },
] as const;

/** Shares of what the vehicle carries, where nobody said how many pallets there are. */
export const TYPICAL_SHARES = [
  { goods: 'A quarter of the load', share: 0.25 },
  { goods: 'Half a load', share: 0.5 },
  { goods: 'A full load', share: 1 },
] as const;
