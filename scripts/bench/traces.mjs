import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** What traces cost a request. Resolves to what prints it. */
export async function traces() {
  const { benchTraces } = await import('../../auth-gateway/bench/benchTraces.mjs');
  const { rows } = await step('Traces', async () => ({
    outcome: '1,000 calls each, the best of three rounds',
    rows: await benchTraces(),
  }));
  const cells = rows.map(({ name, medianMs, cpuMs }) => [name, medianMs.toFixed(2), cpuMs.toFixed(2)]);
  return () => printTable(['A request', 'Median ms', 'Processor ms'], cells);
}
