import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How long after its event a webhook arrives, at 100 events a second. Resolves to what prints it. */
export async function webhooks() {
  const { benchWebhooks } = await import('../../auth-gateway/bench/benchWebhooks.mjs');
  const measured = await step('Webhooks', async () => {
    const result = await benchWebhooks({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `${result.count} events, ${result.kind} database`, ...result };
  });
  const { kind, median, p99, longest, turnMs } = measured;
  const titles = ['100 events a second', 'Median ms', 'p99 ms', 'Longest ms', 'Longest turn ms'];
  return () => printTable(titles, [[`${kind} database`, median, p99, longest, turnMs.toFixed(0)].map(String)]);
}
