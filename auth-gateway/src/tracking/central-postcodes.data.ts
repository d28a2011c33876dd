// Delivery postcodes of the centres of capitals and towns that freight is quoted between by name alone.
// Not yet compared with Australia Post's postcode list: do so before relying on it. Effective 2026-07-01.
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
};
