import { join, relative } from 'node:path';
import { JEST } from './jest.mjs';
import { installed, judge } from './judge.mjs';
import { ROOT } from './workspace.mjs';

/** Together these take one processor about as long as the types take the other. */
const QUICK = [
  {
    name: 'Format, lint, boundaries',
    args: [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  { name: 'Boundaries proven', args: [join(ROOT, 'scripts/checkBoundaries.mjs')] },
  { name: 'No circles', args: [join(ROOT, 'scripts/checkCircles.mjs')] },
  { name: 'Unused code', args: [installed('knip/bin/knip.js'), '--no-progress'] },
];
const TYPES = { name: 'Types', args: [installed('typescript-7/bin/tsc'), '-p', 'tsconfig.json', '--noEmit'] };

function unitTests() {
  const report = installed('.cache/saltbush/unit.json');
  return {
    name: 'Unit tests',
    args: [...JEST, '--ci', '--json', `--outputFile=${report}`],
    report,
    count: ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      // A suite that fails to load has no tests to count, but has failed.
      failed:
        numFailedTests +
        testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
          .length,
      failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
    }),
  };
}

function failuresOf({ name: file, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [{ name: relative(ROOT, file), message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${relative(ROOT, file)}: ${fullName}`,
    message: failureMessages.join('\n'),
  }));
}

async function inTurn(checks) {
  const results = [];
  for (const check of checks) results.push(await judge(check));
  return results;
}

/** Biome, the boundary fixtures, the imports' order and Knip, with tsc beside them, then the unit tests. */
export async function runChecks() {
  const [quick, types] = await Promise.all([inTurn(QUICK), judge({ ...TYPES, isAside: true })]);
  return [...quick, types, await judge(unitTests())];
}
