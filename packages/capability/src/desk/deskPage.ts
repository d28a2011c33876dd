import { type SelectQueryBuilder, sql } from 'kysely';
import { DESK_PAGE_SIZE } from './deskQuery.ts';

interface DeskPage<Row> {
  rows: Row[];
  /** Number of all rows that the query finds. */
  total: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** One page of a list of staff. The query has its columns and its order. */
export async function deskPage<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  page: number,
): Promise<DeskPage<Row>> {
  const rows = await query
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE)
    .execute();
  const count = sql<number>`count(*)`.as('total');
  const [counted] = (await query.clearSelect().clearOrderBy().select(count).execute()) as { total: number }[];
  return { rows: rows as Row[], total: counted?.total ?? 0, page, pageSize: DESK_PAGE_SIZE };
}
