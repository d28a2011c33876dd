import type { ReleaseToken } from '@saltbush/contract/release-api';

export type TokenStanding = 'valid' | 'expired' | 'revoked';

/** State of a token at a moment, in milliseconds. */
export function tokenStanding({ expiresAt, revokedAt }: ReleaseToken, now: number): TokenStanding {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'valid';
}
