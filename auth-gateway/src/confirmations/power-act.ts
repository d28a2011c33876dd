import type { Role } from '@saltbush/contract';
import type { PersonPowerAct } from '../people/power-acts.ts';
import type { ReleasePowerAct } from '../releases/power-acts.ts';

/** What gives somebody power over the site or over personal data, as it was asked for. */
export type PowerAct = ReleasePowerAct | PersonPowerAct;

/** The role that an act takes, when it is asked for and when it is done. */
export function roleFor({ kind }: PowerAct): Role {
  return kind === 'export-person' || kind === 'erase-person' ? 'staff' : 'ops';
}
