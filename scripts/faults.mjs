// npm run test:faults [-- name of a test]: runs auth-gateway/faults many times over and prints the results as a
// table.
import './steps/requireNode.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JEST } from './steps/jest.mjs';
import { judge } from './steps/judge.mjs';
import { runMain } from './steps/runMain.mjs';
import { summarise } from './steps/summarise.mjs';

/** Limit for a whole night's run. */
const LIMIT_MS = 4 * 60 * 60_000;

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-faults-'));
  const file = join(folder, 'rows.jsonl');
  const report = join(folder, 'report.json');
  process.env.FAULTS = 'nightly';
  process.env.FAULTS_FILE = file;
  const only = process.argv.slice(2).map((name) => `auth-gateway/faults/.*${name}`);
  const result = await judge({
    name: 'Faults',
    limitMs: LIMIT_MS,
    args: [...JEST, '--json', `--outputFile=${report}`, ...(only.length > 0 ? only : ['auth-gateway/faults/'])],
    report,
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  });
  const rows = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  console.log('\n| Fault | Visitors | Clients | Operators |\n|---|---|---|---|');
  for (const { fault, visitors, clients, operators } of rows) {
    console.log(`| ${fault} | ${visitors} | ${clients} | ${operators} |`);
  }
  rmSync(folder, { recursive: true });
  summarise([result]);
});
