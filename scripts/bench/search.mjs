import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How fast the sources of search and the lists of the desk answer at 100,000 consignments. Resolves to what prints it. */
export async function search() {
  const { benchSearch } = await import('../../auth-gateway/bench/benchSearch.mjs');
  const { kind, rows, lists } = await step('Search', async () => {
    const measured = await benchSearch({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `30 calls each, ${measured.kind} database`, ...measured };
  });
  const times = ({ medianMs, slowMs }) => [medianMs, slowMs].map((time) => time.toFixed(1));
  const searched = rows.map((row) => [row.name, row.typed, String(row.found), kind, ...times(row)]);
  const listed = lists.map((row) => [row.name, String(row.found), kind, ...times(row)]);
  return () => {
    printTable(['100,000 consignments', 'Typed', 'Found', 'Database', 'Median ms', '95th of 100 ms'], searched);
    printTable(['Lists of the desk', 'Rows', 'Database', 'Median ms', '95th of 100 ms'], listed);
  };
}
