/** The account whose run it is. */
export const DEMO_CLIENT = 'client@saltbush.example';

/** One pickup with three deliveries, as a bakery sends them. */
export const DEMO_DELIVERIES = [
  { suburb: 'Canberra', palletCount: '2', weightKg: '760', goods: 'Sourdough and rolls' },
  { suburb: 'Melbourne', palletCount: '1', weightKg: '410', goods: 'Crackers' },
  { suburb: 'Brisbane', palletCount: '1', weightKg: '430', goods: 'Crackers and rusks' },
] as const;
