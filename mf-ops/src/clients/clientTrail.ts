import type { ClientEvent } from '@saltbush/clients/api';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';

/** The trail of a client in words, oldest first. */
export function clientTrail(trail: readonly ClientEvent[]): TrailFact[] {
  return trail.map(({ at, status, reason, actor }) => ({
    at,
    what: CLIENT_STATUS_LABELS[status].label,
    words: [reason],
    who: actor,
    isTrouble: status === 'suspended',
  }));
}
