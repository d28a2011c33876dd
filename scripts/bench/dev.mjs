import { step } from '../steps/step.mjs';
import { printTable } from './printTable.mjs';

/** How soon a save is on the screen of whoever works on a remote. Resolves to what prints it. */
export async function dev({ browserPath }) {
  // Imported only after the installation, since it needs packages.
  await import('../../auth-gateway/fixtures/registerTypeScript.mjs');
  const { benchDev, benchDevOnSite } = await import('../../e2e/bench/benchDev.mjs');
  const cells = [];
  for (const [command, bench] of [
    ['npm run dev', benchDev],
    ['mfe dev --site', benchDevOnSite],
  ]) {
    const { componentMs, styleMs } = await step(`Save, ${command}`, async () => ({
      outcome: 'medians of 10',
      ...(await bench({ executablePath: browserPath })),
    }));
    cells.push(
      [command, 'a component, until its text is drawn', componentMs.toFixed(0)],
      [command, 'a style, until it is drawn', styleMs.toFixed(0)],
    );
  }
  return () => printTable(['mf-quote with', 'Saved', 'Median ms'], cells);
}
