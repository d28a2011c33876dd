import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

const MB = 1_000_000;

/** How long labels and consignment notes of 1,000 consignments take. Resolves to what prints it. */
export async function papers() {
  const { benchPapers } = await import('../../auth-gateway/bench/benchPapers.mjs');
  const { kind, rows } = await step('Papers', async () => {
    const measured = await benchPapers({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `1,000 consignments, ${measured.kind} database`, ...measured };
  });
  const lines = rows.map(({ paper, count, pieces, planMs, seconds, processorSeconds, longestMs, bytes, mostBytes }) => [
    ...[paper, String(count), String(pieces), kind, planMs.toFixed(0), seconds.toFixed(1), processorSeconds.toFixed(1)],
    ...[longestMs.toFixed(0), (bytes / MB).toFixed(1), (mostBytes / MB).toFixed(0)],
  ]);
  const head = ['1,000 consignments', 'Made', 'Requests', 'Database', 'Plan ms', 'Seconds', 'Processor s'];
  return () => printTable([...head, 'Longest turn ms', 'File MB', 'Memory MB'], lines);
}
