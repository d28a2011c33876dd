// npm run test:fuzz: ten thousand inputs for each schema of the gateway, generated from the schema. FUZZ_CASES sets
// another number, FUZZ_SEED other inputs; further arguments go to jest, such as -t quotes.
import './steps/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './steps/workspace.mjs';

const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', jest, 'auth-gateway/src/fuzz', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { FUZZ_CASES: '10000', ...process.env } },
);
process.exitCode = status ?? 1;
