// Largest pallets to which the fixed prices apply. Source: LTL terms (inclusive limits) and All Day terms (under 900
// kg). Effective 2026-07-01. Units: cm, kg each.
export const LTL_PALLET = { lengthCm: 120, widthCm: 100, heightCm: 180, maxKg: 1000 } as const;
export const ALL_DAY_PALLET = { lengthCm: 120, widthCm: 120, heightCm: 180, belowKg: 900 } as const;
