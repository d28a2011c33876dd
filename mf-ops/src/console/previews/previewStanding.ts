import type { ReleasePreview } from '@saltbush/contract/release-api';

type PreviewStanding = 'open' | 'in use' | 'ended' | 'revoked';

/** State of a preview at a moment, in milliseconds. */
export function previewStanding({ isClaimed, expiresAt, revokedAt }: ReleasePreview, now: number): PreviewStanding {
  if (revokedAt !== null) return 'revoked';
  if (Date.parse(expiresAt) <= now) return 'ended';
  return isClaimed ? 'in use' : 'open';
}

/** Whether a browser has it or can still get it. */
export function isOpenPreview(preview: ReleasePreview, now: number): boolean {
  const standing = previewStanding(preview, now);
  return standing === 'open' || standing === 'in use';
}
