import { createHash } from 'node:crypto';
import type { PrivateLinks } from '@saltbush/capability/references';

/** A UUID of whatever text, the same for the same text. Nobody outside can tell which, since the links' secret is part of it. */
function uuidOf(links: PrivateLinks, text: string): string {
  const hex = createHash('sha256')
    .update(links.token(`bulk-booking:${text}`))
    .digest('hex');
  // Version 5 and its variant, as of any UUID that is made of a hash (RFC 9562).
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

interface Known {
  links: PrivateLinks;
  /** The company, or the user who books alone. */
  owner: string;
}

/**
 * The submission by which a row is known: the same cells, whatever the spaces around them, of the same company are the same
 * booking, unless the file has them several times.
 */
export function rowId(
  { cells, copy }: { cells: Record<string, string | undefined>; copy: number },
  { links, owner }: Known,
): string {
  const said = Object.entries(cells)
    .map(([field, cell = '']) => [field, cell.trim()])
    .filter(([, cell]) => cell !== '')
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return uuidOf(links, JSON.stringify([owner, said, copy]));
}

/**
 * The submission of the quote under a row's booking. When the booking fails, the next attempt takes the same quote, unless the
 * request, the price or the day is another one.
 */
export const quoteId = (id: string, facts: unknown, links: PrivateLinks): string =>
  uuidOf(links, `quote:${id}:${JSON.stringify(facts)}`);
