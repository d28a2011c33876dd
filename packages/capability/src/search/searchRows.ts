import { MOST_RESULTS } from '@saltbush/contract/search';
import { type Expression, type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import { asReference, beginsWith, hasWords, isExactly, lastFirst, mayBegin } from './matches.ts';

/** How a capability's rows are found. Each column and the words have an index of the very same expression. */
interface SearchedRows {
  table: string;
  /** What a result is made of, `reference` among it. */
  columns: readonly string[];
  /** When a row began. The newest comes first. */
  newest: string;
  /** The rows that this person may see. */
  within: Expression<SqlBool>;
  /** Columns that hold references, each with the code of its series, such as `SH`. */
  references: Readonly<Record<string, string>>;
  /** Columns that are found by how they begin. */
  texts?: readonly string[];
  /** What else finds a row before its words do. */
  also?: readonly Expression<SqlBool>[];
  /** The expression of the index of words, such as `search_words(name || ' ' || email)`; none where rows have no words of their own. */
  words?: string;
}

/** Where this many of the newest rows hold enough results, no older one could come before them. */
const NEWEST = 200;
/** Of more rows with the same words than this, the index gives any. */
const MOST_WITH_WORDS = 3_000;

/**
 * The rows that fit what was typed, best first: by a whole reference, then by how references and texts begin, then by
 * words. Whatever is typed, each query reads a limited part of the table. One runs at a time, so that a search holds one
 * connection.
 */
export async function searchRows<Row extends { reference: string }>(
  db: QueryExecutorProvider,
  { table, columns, newest, within, references, texts = [], also = [], words }: SearchedRows,
  typed: string,
): Promise<Row[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const newestFirst = sql`${sql.ref(newest)} desc`;
  const from = sql`select ${selected} from ${sql.table(table)} where ${within}`;
  const queries: RawBuilder<Row>[] = [
    ...[isExactly([...Object.keys(references), ...texts], typed), ...also].map(
      (fits) => sql<Row>`${from} and ${fits} order by ${newestFirst} limit ${sql.lit(MOST_RESULTS)}`,
    ),
    ...Object.entries(references)
      .filter(([, code]) => mayBegin(typed, code))
      .map(([column]) => beginning(column, asReference(typed))),
    ...texts.map((column) => beginning(column, typed.trim())),
    ...(words === undefined ? [] : withWords(words)),
  ];

  function withWords(index: string): RawBuilder<Row>[] {
    const fits = hasWords(index, typed);
    return [
      sql<Row>`select ${selected} from (
        select * from ${sql.table(table)} where ${within} order by ${newestFirst} limit ${sql.lit(NEWEST)}
      ) as ${sql.table(table)} where ${fits} order by ${newestFirst} limit ${sql.lit(MOST_RESULTS)}`,
      sql<Row>`select * from (
        ${from} and ${fits} limit ${sql.lit(MOST_WITH_WORDS)}
      ) as found order by ${newestFirst} limit ${sql.lit(MOST_RESULTS)}`,
    ];
  }

  function beginning(column: string, text: string): RawBuilder<Row> {
    return sql<Row>`${from} and ${beginsWith(column, text)}
      order by ${lastFirst(column)} limit ${sql.lit(MOST_RESULTS)}`;
  }

  const found = new Map<string, Row>();
  for (const query of queries) {
    // Whoever types a whole reference means nothing else.
    const isWhole = [...found.keys()].some((reference) => asReference(reference) === asReference(typed));
    if (isWhole || found.size >= MOST_RESULTS) break;
    for (const row of (await query.execute(db)).rows) if (!found.has(row.reference)) found.set(row.reference, row);
  }
  return [...found.values()].slice(0, MOST_RESULTS);
}
