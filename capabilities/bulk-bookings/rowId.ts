import { type PrivateLinks, secretUuid } from '@saltbush/capability/references';

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
  return secretUuid(links, `bulk-booking:${JSON.stringify([owner, said, copy])}`);
}

/**
 * The submission of the quote under a row's booking. When the booking fails, the next attempt takes the same quote, unless the
 * request, the price or the day is another one.
 */
export const quoteId = (id: string, facts: unknown, links: PrivateLinks): string =>
  secretUuid(links, `bulk-quote:${id}:${JSON.stringify(facts)}`);
