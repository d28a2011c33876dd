import { join } from 'node:path';
import { BOUNDARIES } from './boundaries.data.mjs';
import { ROOT } from './workspace.mjs';

export const BIOME_BOUNDARIES_FILE = join(ROOT, 'biome.boundaries.json');

/**
 * The import rules in Biome's format. Biome cannot share a list between rules, so each part repeats its own in full.
 */
export function biomeBoundaries() {
  const overrides = BOUNDARIES.map(({ includes, patterns }) => ({
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  }));
  return `${JSON.stringify({ overrides }, null, 1)}\n`;
}
