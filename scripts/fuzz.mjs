// npm run test:fuzz: ten thousand inputs for each schema of the gateway, generated from the schema, on a PostgreSQL
// server; prints each schema as it is done, and all of them as a table at the end. FUZZ_CASES sets another number,
// FUZZ_SEED other inputs, FUZZ_DATABASE=embedded the other database, FUZZ_AT_ONCE how many processes work at once
// (as many as there are cores); further arguments go to jest, such as -t quotes.
import './steps/requireNode.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { JEST } from './steps/jest.mjs';
import { judge } from './steps/judge.mjs';
import { runMain } from './steps/runMain.mjs';
import { summarise } from './steps/summarise.mjs';

/** The schemas are dealt out to so many processes, one after the other, so that all cores are busy until the end. */
const PARTS = 8;
const LIMIT_MS = 4 * 60 * 60_000;

const answersOf = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

function tellTable(rows) {
  console.log('\n| Route | Inputs | Taken by the schema | Answers | Longest block |\n|---|---|---|---|---|');
  const all = { cases: 0, taken: 0, statuses: {}, longestMs: 0 };
  for (const { route, cases, taken, statuses, longestMs } of rows.toSorted((one, other) =>
    one.route.localeCompare(other.route),
  )) {
    console.log(`| \`${route}\` | ${cases} | ${taken} | ${answersOf(statuses)} | ${longestMs.toFixed(0)} ms |`);
    all.cases += cases;
    all.taken += taken;
    all.longestMs = Math.max(all.longestMs, longestMs);
    for (const [status, count] of Object.entries(statuses)) all.statuses[status] = (all.statuses[status] ?? 0) + count;
  }
  const { cases, taken, statuses, longestMs } = all;
  console.log(`| all ${rows.length} | ${cases} | ${taken} | ${answersOf(statuses)} | ${longestMs.toFixed(0)} ms |`);
}

await runMain(async () => {
  const { FUZZ_CASES = '10000', FUZZ_SEED = '20261122', FUZZ_DATABASE = 'server', FUZZ_AT_ONCE } = process.env;
  const atOnce = Number(FUZZ_AT_ONCE ?? availableParallelism());
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-fuzz-'));
  const file = join(folder, 'rows.jsonl');
  const startedAt = performance.now();
  console.log(
    `${FUZZ_CASES} inputs a schema, seed ${FUZZ_SEED}, ${FUZZ_DATABASE} database, ${atOnce} processes at once`,
  );

  const waiting = Array.from({ length: PARTS }, (_, part) => part);
  const results = [];
  async function work() {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const report = join(folder, `report-${part}.json`);
      const name = `Part ${part + 1} of ${PARTS}`;
      results.push(
        await judge({
          name,
          limitMs: LIMIT_MS,
          args: [...JEST, '--json', `--outputFile=${report}`, 'auth-gateway/src/fuzz', ...process.argv.slice(2)],
          env: { FUZZ_CASES, FUZZ_SEED, FUZZ_DATABASE, FUZZ_FILE: file, FUZZ_PART: `${part}/${PARTS}` },
          report,
          count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
        }),
      );
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, PARTS) }, work));

  const rows = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  rmSync(folder, { recursive: true });
  tellTable(rows);
  console.log(`${Math.round((performance.now() - startedAt) / 60_000)} minutes, seed ${FUZZ_SEED}`);
  summarise(results);
});
