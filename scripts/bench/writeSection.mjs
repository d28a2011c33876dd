import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/workspace.mjs';

export const REPORT = 'docs/performance.md';

/** Replaces one section of the report. The others stay. */
export async function writeSection(section, text) {
  const { performancePage } = await import('../../e2e/bench/performancePage.ts');
  const file = join(ROOT, REPORT);
  writeFileSync(file, performancePage(readFileSync(file, 'utf8'), section, text));
}
