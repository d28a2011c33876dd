// npm run bench:watch: how often the health watch takes a good release back and how soon a failing one, in simulated
// visits with and without hostile networks, and the same of slower ones; prints the rows of the tables in decisions 9 and
// 58. WATCH_RUNS sets another number of runs for each row (200).
import './steps/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { JEST } from './steps/jest.mjs';

const { WATCH_RUNS = '200' } = process.env;
const { status } = spawnSync(
  process.execPath,
  [
    ...JEST,
    'auth-gateway/src/release-health/simulatedWatch',
    'auth-gateway/src/release-health/slowness/simulatedSlowness',
  ],
  {
    env: { ...process.env, WATCH_RUNS },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
