import type { CITIES } from './cities.data.ts';
import type { TOWNS } from './towns.data.ts';

type AreaName = (typeof CITIES | typeof TOWNS)[number]['name'];

// Postcodes of the built-up area around each capital and regional centre, bounds inclusive: a place with one of them is
// priced as that capital or centre. Left out are islands that only a ferry reaches (Rottnest 6161, Moreton 4025, Magnetic
// 4819, Stradbroke 4183), and postcodes that reach far into the country (Brighton 7030, Kurrajong 2758, the Top End's
// 0822). Four lie across a border: Canberra's 2611 and 2618 reach into New South Wales, and its 2619 and 2620 are
// Jerrabomberra and Queanbeyan there. Source: our own reading of the public ranges of postcodes, cross-checked against
// community postcode data of 2020. Effective 2026-07-01.
export const POSTCODE_AREAS = {
  Sydney: '2000-2234 2555-2570 2745-2757 2759-2770',
  Melbourne: '3000-3210 3335-3338 3427-3429 3750-3757 3800-3810 3975-3978',
  Brisbane: '4000-4024 4026-4182 4205-4207 4300-4305 4500-4506 4508-4510',
  Adelaide: '5000-5199',
  Perth: '6000-6040 6050-6160 6162-6199',
  Canberra: '2600-2620 2900-2914',
  Hobart: '7000-7021 7050-7055 7170-7172',
  Darwin: '0800-0820 0828-0832 0834-0836 0839',
  Newcastle: '2280-2310 2322',
  Wollongong: '2500-2530',
  'Gold Coast': '4208-4230',
  Geelong: '3211-3220 3224',
  Townsville: '4810-4815 4817-4818',
  Albury: '2640-2641',
  Wodonga: '3689-3690',
  Cairns: '4868-4870 4878-4879',
  Toowoomba: '4350',
  Ballarat: '3350 3353-3358',
  Bendigo: '3550-3556',
  Launceston: '7248-7250 7258 7277',
} as const satisfies Record<AreaName, string>;
