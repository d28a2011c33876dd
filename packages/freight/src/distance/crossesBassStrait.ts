import type { AuState } from '../places/place-types.ts';

interface InState {
  state: AuState;
}

/** Whether the way between two places leads to or from Tasmania. */
export const crossesBassStrait = (one: InState, other: InState): boolean =>
  (one.state === 'TAS') !== (other.state === 'TAS');
