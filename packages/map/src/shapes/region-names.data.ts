export interface RegionName {
  name: string;
  longitude: number;
  latitude: number;
  kind: 'state' | 'sea';
  /** For small maps. */
  short?: string;
  /** Shown from here on: CSS pixels for a degree of longitude. */
  fromScale?: number;
}

// Where the names of states and seas are written. Source: our own choice of the middle of each. Units: degrees.
export const REGION_NAMES: readonly RegionName[] = [
  { name: 'Western Australia', short: 'WA', longitude: 121.5, latitude: -25.2, kind: 'state' },
  { name: 'Northern Territory', short: 'NT', longitude: 133.4, latitude: -18.2, kind: 'state' },
  { name: 'South Australia', short: 'SA', longitude: 134.6, latitude: -30.1, kind: 'state' },
  { name: 'Queensland', short: 'Qld', longitude: 144.4, latitude: -22.6, kind: 'state' },
  { name: 'New South Wales', short: 'NSW', longitude: 146.6, latitude: -32.6, kind: 'state' },
  { name: 'Victoria', short: 'Vic', longitude: 144.3, latitude: -37.05, kind: 'state' },
  { name: 'Tasmania', short: 'Tas', longitude: 146.6, latitude: -42.1, kind: 'state' },
  { name: 'Indian Ocean', longitude: 115.4, latitude: -35.6, kind: 'sea' },
  { name: 'Great Australian Bight', longitude: 129.6, latitude: -34.4, kind: 'sea', fromScale: 9 },
  { name: 'Bass Strait', longitude: 146.1, latitude: -39.9, kind: 'sea', fromScale: 14 },
  { name: 'Tasman Sea', longitude: 151.9, latitude: -36.4, kind: 'sea', fromScale: 9 },
  { name: 'Coral Sea', longitude: 150.6, latitude: -17.2, kind: 'sea' },
  { name: 'Timor Sea', longitude: 126.2, latitude: -12.4, kind: 'sea', fromScale: 9 },
  { name: 'Gulf of Carpentaria', longitude: 139.3, latitude: -14.4, kind: 'sea', fromScale: 22 },
];
