import type { Database } from '../database/openDatabase.ts';
import type { ApiPowerAct } from '../releases/power-acts.ts';
import { removeUpstream, rotateIdentityKey, setUpstream } from './upstreamStore.ts';

/** Does a confirmed act about the services of remotes. */
export function performApiAct(
  database: Pick<Database, 'db'>,
  act: ApiPowerAct,
  actor: string,
): Promise<{ seq: number | null }> {
  switch (act.kind) {
    case 'set-api':
      return setUpstream(database, act, actor);
    case 'remove-api':
      return removeUpstream(database, act, actor);
    case 'rotate-api-key':
      return rotateIdentityKey(database, act.reason, actor);
  }
}
