import type { Town } from './place-types.ts';

// Regional centres outside the capitals: no fixed prices and no metro service, only prices by distance.
// Source: our own table of approximate road distances, from public road tables; Launceston's to Melbourne is 430 km by
// ship and 100 km by road. A capital is named where the way does not lead by one that is named already.
// Effective 2026-07-01. Units: km.
export const TOWNS = [
  { name: 'Newcastle', state: 'NSW', distancesKm: { Sydney: 167, Brisbane: 780 } },
  { name: 'Wollongong', state: 'NSW', distancesKm: { Sydney: 85, Canberra: 240, Melbourne: 820 } },
  { name: 'Gold Coast', state: 'QLD', distancesKm: { Sydney: 840, Brisbane: 80 } },
  { name: 'Geelong', state: 'VIC', distancesKm: { Melbourne: 75, Adelaide: 700 } },
  { name: 'Townsville', state: 'QLD', distancesKm: { Brisbane: 1340, Darwin: 2500 } },
  { name: 'Albury', state: 'NSW', distancesKm: { Sydney: 555, Melbourne: 325, Canberra: 340 } },
  { name: 'Wodonga', state: 'VIC', distancesKm: { Sydney: 560, Melbourne: 320, Canberra: 345 } },
  { name: 'Cairns', state: 'QLD', distancesKm: { Brisbane: 1680, Darwin: 2850 } },
  { name: 'Toowoomba', state: 'QLD', distancesKm: { Brisbane: 130, Sydney: 870, Melbourne: 1550, Adelaide: 1885 } },
  { name: 'Ballarat', state: 'VIC', distancesKm: { Melbourne: 115, Adelaide: 620 } },
  { name: 'Bendigo', state: 'VIC', distancesKm: { Melbourne: 150, Adelaide: 640, Sydney: 830 } },
  { name: 'Launceston', state: 'TAS', distancesKm: { Hobart: 200, Melbourne: 530 } },
] as const satisfies readonly Town[];
