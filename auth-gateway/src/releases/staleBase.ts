import { Refusal } from '@saltbush/capability/refusal';
import type { LiveVersions } from './liveVersions.ts';

/** The refusal for a caller who decided on another state than the present one. */
export function staleBase(name: string, live: LiveVersions | undefined, seen: string): Refusal {
  const now = live === undefined ? 'nothing' : live.version;
  const message = `${name} ${seen} is no longer live: ${now} is. Look at mfe status, then decide again.`;
  return new Refusal(message, { status: 409, code: 'stale-base', facts: { live: live?.version ?? null } });
}
