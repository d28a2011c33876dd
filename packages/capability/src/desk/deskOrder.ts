import { type RawBuilder, sql } from 'kysely';
import type { DeskSort } from './deskQuery.ts';

interface DeskOrders<Sort extends string> {
  /** What each key of the list sorts by. */
  by: Record<Sort, RawBuilder<unknown>>;
  /** Keys that some rows do not have. Those rows come last; an index that knows no such rows serves only other keys. */
  mayBeNull?: readonly Sort[];
  /** Makes the order of equal rows the same on every page. */
  last: RawBuilder<unknown>;
  /** The whole order when nobody asked for another. */
  otherwise: RawBuilder<unknown>;
}

/** The order of a list of staff, for `orderBy`. */
export function deskOrder<Sort extends string>(
  sort: DeskSort<Sort> | null,
  { by, mayBeNull = [], last, otherwise }: DeskOrders<Sort>,
): RawBuilder<unknown> {
  if (sort === null) return otherwise;
  const direction = sort.direction === 'asc' ? sql`asc` : sql`desc`;
  const nulls = mayBeNull.includes(sort.by) ? sql` nulls last` : sql``;
  return sql`${by[sort.by]} ${direction}${nulls}, ${last} ${direction}`;
}
