import { readLoad } from '@saltbush/freight';
import { MOST_LABELS } from '../api/packages.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Packages of a consignment: as many as have a number, or as its quote counts if that is more. Whoever hires a whole
 * truck counts none: one.
 */
export function packagesOf({ row, numbered }: { row: Pick<BookingRow, 'request'>; numbered: number }): number {
  const counted = Math.ceil(readLoad(row.request).count);
  return Math.max(numbered, Math.min(counted, MOST_LABELS));
}
