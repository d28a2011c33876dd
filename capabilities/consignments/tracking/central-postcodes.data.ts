// Delivery postcodes of the centres of capitals and towns between which freight is quoted by name alone. They have not
// yet been compared with Australia Post's list: do that before relying on them. Effective 2026-07-01.
export const CENTRAL_POSTCODES: Readonly<Record<string, readonly string[]>> = {
  Sydney: ['2000'],
  Melbourne: ['3000'],
  Brisbane: ['4000'],
  Adelaide: ['5000'],
  Perth: ['6000'],
  Canberra: ['2600', '2601'],
  Hobart: ['7000'],
  Darwin: ['0800'],
  Newcastle: ['2300'],
  Wollongong: ['2500'],
  'Gold Coast': ['4217'],
  Geelong: ['3220'],
  Townsville: ['4810'],
  Albury: ['2640'],
  Wodonga: ['3690'],
  Cairns: ['4870'],
  Toowoomba: ['4350'],
  Ballarat: ['3350'],
  Bendigo: ['3550'],
  Launceston: ['7250'],
};
