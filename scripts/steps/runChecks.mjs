import { join } from 'node:path';
import { installed, judge } from './judge.mjs';
import { ROOT } from './workspace.mjs';

const CHECKS = [
  {
    name: 'Format, lint, boundaries',
    args: [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  { name: 'Boundaries proven', args: [join(ROOT, 'scripts/checkBoundaries.mjs')] },
  { name: 'Types', args: [installed('typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'Unused code', args: [installed('knip/bin/knip.js'), '--no-progress'] },
  unitTests(),
];

function unitTests() {
  const report = installed('.cache/saltbush/unit.json');
  const jest = ['--experimental-vm-modules', '--no-warnings', installed('jest/bin/jest.js')];
  return {
    name: 'Unit tests',
    args: [...jest, '--ci', '--json', `--outputFile=${report}`],
    report,
    count: ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      // A suite that cannot load has no test to count, and has failed all the same.
      failed:
        numFailedTests +
        testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
          .length,
    }),
  };
}

/** Biome, the boundary fixtures, tsc, Knip and the unit tests, one after the other. */
export async function runChecks() {
  const results = [];
  for (const check of CHECKS) results.push(await judge(check));
  return results;
}
