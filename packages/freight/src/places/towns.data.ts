import type { Town } from './place-types.ts';

// Towns outside the capitals, for custom quotes only: no fixed prices, no metro service.
// Source: our own table, approximate road distances to one capital. Effective 2026-07-01. Units: km.
export const TOWNS = [
  { name: 'Newcastle', state: 'NSW', nearest: 'Sydney', distanceKm: 167 },
  { name: 'Wollongong', state: 'NSW', nearest: 'Sydney', distanceKm: 85 },
  { name: 'Gold Coast', state: 'QLD', nearest: 'Sydney', distanceKm: 840 },
  { name: 'Geelong', state: 'VIC', nearest: 'Melbourne', distanceKm: 75 },
  { name: 'Townsville', state: 'QLD', nearest: 'Brisbane', distanceKm: 1340 },
  { name: 'Albury', state: 'NSW', nearest: 'Sydney', distanceKm: 555 },
] as const satisfies readonly Town[];
