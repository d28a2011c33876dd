import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How soon a save is on the screen of whoever works on a remote. Resolves to what prints it. */
export async function dev({ browserPath }) {
  // Imported only after the installation, since it needs packages.
  await import('../../auth-gateway/fixtures/registerTypeScript.mjs');
  const { benchDev } = await import('../../e2e/bench/benchDev.mjs');
  const { componentMs, styleMs } = await step('Save', async () => {
    const measured = await benchDev({ executablePath: browserPath });
    return { outcome: 'medians of 10', ...measured };
  });
  const cells = [
    ['mf-quote', 'a component, until its text is drawn', componentMs.toFixed(0)],
    ['mf-quote', 'a style, until it is drawn', styleMs.toFixed(0)],
  ];
  return () => printTable(['Remote', 'Saved', 'Median ms'], cells);
}
