import type { AuState } from '../places/place-types.ts';

export interface Depot {
  /** Also in addresses: `/ops/board?depot=gold-coast`. */
  id: string;
  name: string;
  state: AuState;
  /** IANA time zone; a day on the board is a day on this clock. */
  timeZone: string;
}

// Depots where freight is handled and vehicles stand, head office first.
// Source: the company's cross-dock sites. Effective 2026-07-01.
export const DEPOTS = [
  { id: 'sydney', name: 'Sydney', state: 'NSW', timeZone: 'Australia/Sydney' },
  { id: 'newcastle', name: 'Newcastle', state: 'NSW', timeZone: 'Australia/Sydney' },
  { id: 'canberra', name: 'Canberra', state: 'ACT', timeZone: 'Australia/Sydney' },
  { id: 'melbourne', name: 'Melbourne', state: 'VIC', timeZone: 'Australia/Melbourne' },
  { id: 'brisbane', name: 'Brisbane', state: 'QLD', timeZone: 'Australia/Brisbane' },
  { id: 'gold-coast', name: 'Gold Coast', state: 'QLD', timeZone: 'Australia/Brisbane' },
  { id: 'adelaide', name: 'Adelaide', state: 'SA', timeZone: 'Australia/Adelaide' },
  { id: 'perth', name: 'Perth', state: 'WA', timeZone: 'Australia/Perth' },
] as const satisfies readonly Depot[];

export type DepotId = (typeof DEPOTS)[number]['id'];

/** Who picks up where no depot stands. Tasmania is served over Bass Strait, the Northern Territory up the Stuart Highway. */
export const DEPOT_OF_STATE: Record<AuState, DepotId> = {
  NSW: 'sydney',
  ACT: 'canberra',
  VIC: 'melbourne',
  TAS: 'melbourne',
  QLD: 'brisbane',
  SA: 'adelaide',
  NT: 'adelaide',
  WA: 'perth',
};
