import type { City } from './place-types.ts';

// Capitals between which freight is priced. Source: IANA time zone database; centre points of the cities. Effective
// 2026-07-01. Units: degrees.
export const CITIES = [
  { name: 'Sydney', code: 'SYD', state: 'NSW', timeZone: 'Australia/Sydney', latitude: -33.868, longitude: 151.209 },
  {
    name: 'Melbourne',
    code: 'MEL',
    state: 'VIC',
    timeZone: 'Australia/Melbourne',
    latitude: -37.815,
    longitude: 144.964,
  },
  { name: 'Brisbane', code: 'BNE', state: 'QLD', timeZone: 'Australia/Brisbane', latitude: -27.47, longitude: 153.025 },
  { name: 'Adelaide', code: 'ADL', state: 'SA', timeZone: 'Australia/Adelaide', latitude: -34.929, longitude: 138.601 },
  { name: 'Perth', code: 'PER', state: 'WA', timeZone: 'Australia/Perth', latitude: -31.952, longitude: 115.861 },
  { name: 'Canberra', code: 'CBR', state: 'ACT', timeZone: 'Australia/Sydney', latitude: -35.281, longitude: 149.129 },
  { name: 'Hobart', code: 'HBA', state: 'TAS', timeZone: 'Australia/Hobart', latitude: -42.882, longitude: 147.327 },
  { name: 'Darwin', code: 'DRW', state: 'NT', timeZone: 'Australia/Darwin', latitude: -12.463, longitude: 130.844 },
] as const satisfies readonly City[];
