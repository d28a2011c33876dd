/** Places the company operates from. Source: the owner's list, 2025. Cross-dock sites have their own list. */
export interface OperatingLocation {
  city: string;
  state: string;
  note?: string;
}

export const operatingLocations = [
  { city: 'Sydney', state: 'NSW', note: 'Head office' },
  { city: 'Melbourne', state: 'VIC' },
  { city: 'Brisbane', state: 'QLD' },
  { city: 'Adelaide', state: 'SA' },
  { city: 'Perth', state: 'WA' },
  { city: 'Newcastle', state: 'NSW' },
  { city: 'Canberra', state: 'ACT' },
  { city: 'Albury/Wodonga', state: 'NSW/VIC' },
  { city: 'Townsville', state: 'QLD' },
  { city: 'Geelong', state: 'VIC' },
  { city: 'Wollongong', state: 'NSW' },
] as const satisfies readonly OperatingLocation[];

export const crossDockCities = [
  'Sydney',
  'Melbourne',
  'Brisbane',
  'Perth',
  'Adelaide',
  'Canberra',
  'Gold Coast',
  'Newcastle',
] as const;
