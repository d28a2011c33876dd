import type { AuState, CityName } from './place-types.ts';

// The state of each postcode, and the postcodes of the capitals' centres. Source: the ranges that Australia Post
// assigns to states, for street addresses and post office boxes alike. Effective 2026-07-01. Bounds are inclusive, and
// the first range that contains a postcode counts.
export const POSTCODE_STATES = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [2600, 2618, 'ACT'],
  [2900, 2920, 'ACT'],
  [1000, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
] as const satisfies readonly (readonly [from: number, to: number, state: AuState])[];

export const CENTRE_POSTCODES: Record<CityName, readonly string[]> = {
  Sydney: ['2000', '2001'],
  Melbourne: ['3000', '3001'],
  Brisbane: ['4000', '4001'],
  Adelaide: ['5000', '5001'],
  Perth: ['6000', '6001'],
  Canberra: ['2600', '2601'],
  Hobart: ['7000', '7001'],
  Darwin: ['0800', '0801'],
};
