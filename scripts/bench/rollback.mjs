import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How soon a rollback reaches people. Resolves to what prints it. */
export async function rollback({ site, browserPath }) {
  const { url, token } = site;
  if (!token) {
    return () => console.log('\nNo rollback was measured: it needs the operator’s token, so it runs without SITE_URL.');
  }
  const { benchRollback } = await import('../../e2e/bench/benchRollback.mjs');
  const { newPageMs, openTabMs } = await step('Roll back', async () => {
    const measured = await benchRollback({ url, token, executablePath: browserPath });
    return { outcome: 'medians of 7', ...measured };
  });
  const cells = [
    ['Rollback', 'until new page loads have it', newPageMs.toFixed(0)],
    ['Rollback', 'until an idle open tab has it', openTabMs.toFixed(0)],
  ];
  return () => printTable(['Release', 'Reaches', 'Median ms'], cells);
}
