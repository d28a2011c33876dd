import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How fast the sources of search answer at 100,000 consignments. Resolves to what prints it. */
export async function search() {
  const { benchSearch } = await import('../../auth-gateway/bench/benchSearch.mjs');
  const { kind, rows } = await step('Search', async () => {
    const measured = await benchSearch({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `30 calls each, ${measured.kind} database`, ...measured };
  });
  const cells = rows.map(({ name, typed, found, medianMs, slowMs }) => [
    ...[name, typed, String(found), kind],
    ...[medianMs, slowMs].map((time) => time.toFixed(1)),
  ]);
  return () => printTable(['100,000 consignments', 'Typed', 'Found', 'Database', 'Median ms', '95th of 100 ms'], cells);
}
