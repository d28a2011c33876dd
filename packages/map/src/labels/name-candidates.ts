import { suburbs } from '@saltbush/freight';
import { townPoints } from '@saltbush/freight/towns';
import type { Place } from '../view/project.ts';
import { LABEL_LOOK, type LabelKind, SMALL_TOWN_SCALE } from './label-look.data.ts';

/** A name that a map may show at a place. */
export interface NameCandidate extends Place {
  name: string;
  kind: LabelKind;
  fromScale: number;
}

function listNames(): NameCandidate[] {
  const towns = townPoints().map(({ name, latitude, longitude, size }) => ({
    ...{ name, latitude, longitude },
    kind: size === 'capital' ? ('capital' as const) : ('town' as const),
    fromScale: size === 'small' ? SMALL_TOWN_SCALE : LABEL_LOOK[size === 'capital' ? 'capital' : 'town'].fromScale,
  }));
  const known = new Set(towns.map(({ name }) => name));
  const inCities = suburbs()
    .filter(({ name }) => !known.has(name))
    .map(({ name, latitude, longitude }) => ({
      ...{ name, latitude, longitude, kind: 'suburb' as const },
      fromScale: LABEL_LOOK.suburb.fromScale,
    }));
  // Those that are shown first find room first.
  return [...towns, ...inCities].toSorted((one, other) => one.fromScale - other.fromScale);
}

let listed: readonly NameCandidate[] | null = null;

/** Capitals, towns and suburbs, the most important first. */
export function nameCandidates(): readonly NameCandidate[] {
  listed ??= listNames();
  return listed;
}
