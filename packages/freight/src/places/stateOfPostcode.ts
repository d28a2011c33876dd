import type { AuState } from './place-types.ts';
import { POSTCODE_STATES } from './postcode-states.data.ts';

/** The state of a postcode of four digits; null when no state has it. */
export function stateOfPostcode(postcode: string): AuState | null {
  const number = Number(postcode);
  return POSTCODE_STATES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
}
