import type { CityName } from '../places/place-types.ts';

export interface CapitalDistance {
  between: readonly [CityName, CityName];
  km: number;
  /** Kilometres of the way that go by ship; none when absent. */
  seaKm?: number;
  note?: string;
}

/**
 * Kilometres that a ship sails from Melbourne or Geelong to Devonport, about. The remaining 273 km from Melbourne to
 * Hobart are road.
 */
export const BASS_STRAIT_KM = 430;

export const BASS_STRAIT_NOTE = 'incl. Bass Strait crossing';

const BASS_STRAIT = { seaKm: BASS_STRAIT_KM, note: BASS_STRAIT_NOTE } as const;

// Distances between capitals by road, and by ship across Bass Strait, the same in both directions.
// Source: agreed distances of the Road Transport (Long Distance Operations) Award 2020 for mainland pairs (Melbourne to
// Brisbane: the shorter of its two figures); published road tables for Canberra; Hobart is Melbourne plus 703.
// Effective 2026-07-01. Units: km.
export const CAPITAL_DISTANCES = [
  { between: ['Sydney', 'Brisbane'], km: 950 },
  { between: ['Sydney', 'Melbourne'], km: 858 },
  { between: ['Sydney', 'Adelaide'], km: 1367 },
  { between: ['Sydney', 'Perth'], km: 4044 },
  { between: ['Sydney', 'Darwin'], km: 3987 },
  { between: ['Melbourne', 'Brisbane'], km: 1682 },
  { between: ['Melbourne', 'Adelaide'], km: 731 },
  { between: ['Melbourne', 'Perth'], km: 3407 },
  { between: ['Melbourne', 'Darwin'], km: 3749 },
  { between: ['Adelaide', 'Brisbane'], km: 2015 },
  { between: ['Adelaide', 'Perth'], km: 2677 },
  { between: ['Adelaide', 'Darwin'], km: 3019 },
  { between: ['Brisbane', 'Perth'], km: 4314 },
  { between: ['Brisbane', 'Darwin'], km: 3417 },
  { between: ['Perth', 'Darwin'], km: 4027 },
  { between: ['Canberra', 'Sydney'], km: 287 },
  { between: ['Canberra', 'Melbourne'], km: 669 },
  { between: ['Canberra', 'Brisbane'], km: 1203 },
  { between: ['Canberra', 'Adelaide'], km: 1159 },
  { between: ['Canberra', 'Perth'], km: 3724 },
  { between: ['Canberra', 'Darwin'], km: 3945 },
  { between: ['Hobart', 'Melbourne'], km: 703, ...BASS_STRAIT },
  { between: ['Hobart', 'Sydney'], km: 1561, ...BASS_STRAIT },
  { between: ['Hobart', 'Canberra'], km: 1372, ...BASS_STRAIT },
  { between: ['Hobart', 'Adelaide'], km: 1434, ...BASS_STRAIT },
  { between: ['Hobart', 'Brisbane'], km: 2385, ...BASS_STRAIT },
  { between: ['Hobart', 'Perth'], km: 4110, ...BASS_STRAIT },
  { between: ['Hobart', 'Darwin'], km: 4452, ...BASS_STRAIT },
] as const satisfies readonly CapitalDistance[];
