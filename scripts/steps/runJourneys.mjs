import { installed, judge } from './judge.mjs';

/** Runs Playwright over the journeys, in the given browser or else in Playwright's own. */
export function runJourneys({ browserPath, args = [] }) {
  const report = installed('.cache/saltbush/journeys.json');
  return judge({
    name: 'Journeys',
    args: [installed('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(browserPath ? { CHROMIUM_PATH: browserPath } : {}) },
    report,
    count: ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed:
        stats.unexpected + stats.flaky + (stats.expected + stats.unexpected === 0 ? Math.max(1, errors.length) : 0),
      failures: suites.flatMap(failuresOf),
    }),
  });
}

function failuresOf({ file, suites = [], specs }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return { name: `${file}: ${title}`, message: errors.map(({ message }) => message).join('\n') };
    });
  return [...own, ...suites.flatMap(failuresOf)];
}
