import type { VehicleAct, VehicleEvent } from '@saltbush/fleet/api';
import type { TrailFact } from '../sheet/trail-fact.ts';

const WORDS: Record<VehicleAct, string> = {
  added: 'Added',
  changed: 'Changed',
  retired: 'Retired',
  returned: 'Back in service',
};

/** The trail of a vehicle in words, oldest first. */
export const vehicleTrail = (trail: readonly VehicleEvent[]): TrailFact[] =>
  trail.map(({ at, act, note, actor }) => ({
    ...{ at, what: WORDS[act], words: note === '' ? [] : note.split('; '), who: actor },
    isTrouble: false,
  }));
