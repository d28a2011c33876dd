import { type ApiKey, KEY_END_WARNINGS_DAYS } from '@saltbush/clients/api';
import { sydneyMoment } from '../consignment/moment.ts';

const DAY_MS = 86_400_000;
const SOON_MS = Math.max(...KEY_END_WARNINGS_DAYS) * DAY_MS;

/** Whether a key may be used, and what came of one that may not. */
export type KeyStanding = 'in-use' | 'ends-soon' | 'replaced' | 'ended' | 'revoked';

/** @param now Milliseconds since 1970. */
export function keyStanding({ revokedAt, endsAt, successorId }: ApiKey, now: number): KeyStanding {
  if (revokedAt !== null) return 'revoked';
  const leftMs = endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt) - now;
  if (leftMs <= 0) return 'ended';
  if (successorId !== null) return 'replaced';
  return leftMs <= SOON_MS ? 'ends-soon' : 'in-use';
}

/** Whether programs may still send it. */
export const isUsable = (standing: KeyStanding): boolean => standing !== 'ended' && standing !== 'revoked';

/** When a key ends, or ended. */
export function endWords({ endsAt, successorId }: ApiKey, standing: KeyStanding): string {
  if (endsAt === null) return 'Has no end';
  const at = sydneyMoment(endsAt);
  if (standing === 'replaced') return `Works until ${at}`;
  if (successorId !== null) return `Replaced, ended ${at}`;
  return `${standing === 'ended' ? 'Ended' : 'Ends'} ${at}`;
}

/** Until when a key that was replaced still works, as a sentence. */
export function replacedWords(key: ApiKey, now: number): string {
  if (key.endsAt === null || !isUsable(keyStanding(key, now))) return 'That one is refused already.';
  return `That one works until ${sydneyMoment(key.endsAt)}.`;
}
