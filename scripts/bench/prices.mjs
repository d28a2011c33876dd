import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How long a price takes. Resolves to what prints it. */
export async function prices() {
  const { benchPricing } = await import('../../packages/freight/bench/benchPricing.mjs');
  const { rows } = await step('Price', async () => ({ outcome: 'medians of 2,000 prices', rows: benchPricing() }));
  const cells = rows.map(({ name, status, medianMs, slowMs }) => [
    name,
    status,
    medianMs.toFixed(3),
    slowMs.toFixed(3),
  ]);
  return () => printTable(['Price', 'Answer', 'Median ms', '99th of 100 ms'], cells);
}
