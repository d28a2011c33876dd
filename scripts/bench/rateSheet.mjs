import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How long the gateway takes to read a rate sheet. Resolves to what prints it. */
export async function rateSheet() {
  const { benchRateSheet } = await import('../../auth-gateway/bench/benchRateSheet.mjs');
  const measured = await step('Read a rate sheet', async () => ({
    outcome: 'median of 5',
    ...(await benchRateSheet()),
  }));
  const { rows, medianMs, longestBlockMs } = measured;
  const cells = [[rows.toLocaleString('en-AU'), 'in the gateway', medianMs.toFixed(0), longestBlockMs.toFixed(0)]];
  return () => printTable(['Rate sheet rows', 'Read', 'Median ms', 'Longest block ms'], cells);
}
