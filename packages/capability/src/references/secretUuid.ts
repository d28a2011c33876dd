import { createHash } from 'node:crypto';
import type { PrivateLinks } from './private-links.ts';

/**
 * A UUID that is the same for the same text, to know a submission again that nobody made one for. Nobody outside can tell
 * which it is, since the links' secret is part of it. Version 5 and its variant, as of any UUID made of a hash (RFC 9562).
 */
export function secretUuid(links: PrivateLinks, text: string): string {
  const hex = createHash('sha256').update(links.token(text)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
