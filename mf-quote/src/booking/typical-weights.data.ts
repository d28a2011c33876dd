// The usual weight of one loaded pallet, by its kind of load. Source: rules of thumb of the depots; a weighbridge
// ticket is better. Effective 2026-07-01. Unit: kg, pallet included.
export const TYPICAL_PALLETS = [
  { goods: 'Light, such as packaging or bread', kgEach: 250 },
  { goods: 'Medium, such as groceries or shop stock', kgEach: 500 },
  { goods: 'Heavy, such as drinks or tiles', kgEach: 850 },
] as const;

/** Shares of the vehicle's payload, for a load without a pallet count. */
export const TYPICAL_SHARES = [
  { goods: 'A quarter of the load', share: 0.25 },
  { goods: 'Half a load', share: 0.5 },
  { goods: 'A full load', share: 1 },
] as const;
