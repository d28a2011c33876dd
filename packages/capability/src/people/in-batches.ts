import { setImmediate as turn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { GroundTables } from '../database/ground-tables.ts';
import type { Queries } from '../database/queries.ts';

/**
 * Repeats a step until it has nothing left to do, and lets other work run in between. @returns the sum of all steps.
 */
export async function untilDone(step: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let done = await step(); done > 0; done = await step()) {
    sum += done;
    await turn();
  }
  return sum;
}

/** Yields rows in batches. `read` returns the rows after the last one that was yielded. */
export async function* eachRow<Row>(read: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    for (const row of rows) {
      yield row;
      // Let others run: the consumer may query the database about every row.
      await turn();
    }
    after = rows.at(-1) ?? null;
    if (after === null) return;
  }
}

const CHUNK_BYTES = 256 * 1024;

/** Yields a column of bytes in slices, since the embedded database converts bytes to text on this thread. */
export async function* eachChunk(
  db: Queries<GroundTables>,
  { table, column, where }: { table: string; column: string; where: RawBuilder<boolean> },
): AsyncGenerator<Uint8Array> {
  for (let from = 1; ; from += CHUNK_BYTES) {
    const { rows } = await sql<{ chunk: Buffer | null }>`
      select substring(${sql.ref(column)} from ${sql.lit(from)} for ${sql.lit(CHUNK_BYTES)}) as chunk
      from ${sql.table(table)} where ${where}
    `.execute(db);
    const chunk = rows[0]?.chunk;
    if (!chunk || chunk.length === 0) return;
    yield chunk;
    if (chunk.length < CHUNK_BYTES) return;
    await turn();
  }
}

/** A count, as a number. */
export async function countOf(db: Queries<GroundTables>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
