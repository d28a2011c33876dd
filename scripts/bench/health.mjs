import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How fast the gateway answers an operator who asks for the health of releases. Resolves to what prints it. */
export async function health() {
  const { benchHealth } = await import('../../auth-gateway/bench/benchHealth.mjs');
  const { kind, rows } = await step('Health of releases', async () => {
    const measured = await benchHealth({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `medians of 5, ${measured.kind} database`, ...measured };
  });
  const cells = rows.map(({ what, medianMs }) => [what, kind, medianMs.toFixed(1)]);
  return () => printTable(['1,000,000 visits', 'Database', 'Median ms'], cells);
}
