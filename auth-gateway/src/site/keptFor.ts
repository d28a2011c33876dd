import { createHash } from 'node:crypto';
import { localTime } from '@saltbush/freight';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Prices follow the date here. */
const TIME_ZONE = 'Australia/Sydney';

/** Where in an hour the hours of this page begin, in milliseconds. */
function startOf(pathname: string): number {
  return createHash('sha256').update(pathname).digest().readUInt32BE() % HOUR_MS;
}

/**
 * Names the period in which a rendered page stays true; in the next one it is rendered anew. A page with a query may show
 * a price that ends at a cut-off, and cut-offs fall on full minutes. Any other page stays for an hour at most, and never
 * beyond midnight, when a tariff may change. Each has hours of its own, so that they do not all end at the same moment.
 * @param now Milliseconds since 1970.
 */
export function keptFor({ pathname, search }: { pathname: string; search: string }, now: number): string {
  if (search !== '') return String(Math.floor(now / MINUTE_MS));
  return `${localTime(now, TIME_ZONE).date} ${Math.floor((now + startOf(pathname)) / HOUR_MS)}`;
}
