import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How fast the gateway answers a client with 10,000 consignments. Resolves to what prints it. */
export async function consignments() {
  const { benchShipments } = await import('../../auth-gateway/bench/benchShipments.mjs');
  const { kind, rows, plans } = await step('Consignments', async () => {
    const measured = await benchShipments({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `30 calls each, ${measured.kind} database`, ...measured };
  });
  const cells = rows.map(({ name, medianMs, slowMs }) => [name, kind, medianMs.toFixed(1), slowMs.toFixed(1)]);
  return () => {
    printTable(['10,000 consignments', 'Database', 'Median ms', '95th of 100 ms'], cells);
    for (const { name, lines } of plans) console.log(`\nPlan of ${name}\n${lines.join('\n')}`);
  };
}
