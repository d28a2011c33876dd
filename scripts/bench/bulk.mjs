import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How long a file of 1,000 consignments takes to be priced and booked. Resolves to what prints it. */
export async function bulk() {
  const { benchBulk } = await import('../../auth-gateway/bench/benchBulk.mjs');
  const { kind, rows } = await step('Bookings from a file', async () => {
    const measured = await benchBulk({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `1,000 consignments, ${measured.kind} database`, ...measured };
  });
  const lines = rows.map(({ name, seconds, processorSeconds, longestMs }) => [
    ...[name, kind, seconds.toFixed(1), processorSeconds.toFixed(1), longestMs.toFixed(0)],
  ]);
  return () => printTable(['1,000 consignments', 'Database', 'Seconds', 'Processor s', 'Longest turn ms'], lines);
}
