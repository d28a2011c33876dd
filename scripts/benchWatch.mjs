// npm run bench:watch: how often the health watch takes a good release back and how soon a failing one, in simulated
// visits with and without hostile networks; prints the rows of the tables in docs/decisions/0009-health-watch.md.
// WATCH_RUNS sets another number of hours for each row (200).
import './steps/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { installed } from './steps/judge.mjs';

const { WATCH_RUNS = '200' } = process.env;
const jest = ['--experimental-vm-modules', '--no-warnings', installed('jest/bin/jest.js')];
const { status } = spawnSync(process.execPath, [...jest, 'auth-gateway/src/release-health/simulatedWatch'], {
  env: { ...process.env, WATCH_RUNS },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
