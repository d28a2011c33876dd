import type { Role } from '@saltbush/contract';
import type { FlagPowerAct } from '../flags/power-acts.ts';
import type { PersonPowerAct } from '../people/power-acts.ts';
import type { ApiPowerAct, PublisherPowerAct, ReleasePowerAct, WatchPowerAct } from '../releases/power-acts.ts';

/** An act that gives power over the site or over personal data, as it was asked for. */
export type PowerAct =
  | ReleasePowerAct
  | PersonPowerAct
  | ApiPowerAct
  | PublisherPowerAct
  | WatchPowerAct
  | FlagPowerAct;

/** The role needed for an act, checked when it is asked for and again when it is done. */
export function roleFor({ kind }: PowerAct): Role {
  return kind === 'export-person' || kind === 'erase-person' ? 'staff' : 'ops';
}
