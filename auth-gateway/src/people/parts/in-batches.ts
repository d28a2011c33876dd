import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Does a step until it finds nothing more to do, and lets others in between. @returns how much all steps did. */
export async function untilDone(step: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let done = await step(); done > 0; done = await step()) {
    sum += done;
    await turn();
  }
  return sum;
}

/** Rows, a batch at a time: `read` gives those after the last one that was given out. */
export async function* eachRow<Row>(read: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    for (const row of rows) {
      yield row;
      // Whoever asks may have asked the database about each.
      await turn();
    }
    after = rows.at(-1) ?? null;
    if (after === null) return;
  }
}

const CHUNK_BYTES = 256 * 1024;

/** A column of bytes in slices: the embedded database hands bytes over as text, on this thread. */
export async function* eachChunk(
  db: Kysely<Tables>,
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
export async function countOf(db: Kysely<Tables>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
