import type { AuState } from './place-types.ts';
import { POSTCODE_STATES } from './postcode-states.data.ts';

/** The state that a postcode of four digits lies in; null for one that no state has. */
export function stateOfPostcode(postcode: string): AuState | null {
  const number = Number(postcode);
  return POSTCODE_STATES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
}
