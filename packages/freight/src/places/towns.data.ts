import type { Town } from './place-types.ts';

// Towns outside the capitals, for custom quotes only: no fixed prices, no metro service.
// Source: our own table, approximate road distances. Effective 2026-07-01. Units: km.
export const TOWNS = [
  { name: 'Newcastle', state: 'NSW', distancesKm: { Sydney: 167 } },
  { name: 'Wollongong', state: 'NSW', distancesKm: { Sydney: 85 } },
  { name: 'Gold Coast', state: 'QLD', distancesKm: { Sydney: 840, Brisbane: 80 } },
  { name: 'Geelong', state: 'VIC', distancesKm: { Melbourne: 75 } },
  { name: 'Townsville', state: 'QLD', distancesKm: { Brisbane: 1340 } },
  { name: 'Albury', state: 'NSW', distancesKm: { Sydney: 555, Melbourne: 325 } },
] as const satisfies readonly Town[];
