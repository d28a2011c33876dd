// Writes packages/business-api/surface/*.json: what the gateway's API takes and gives. A test compares them.
//   --major <capability>   allows a change after which earlier callers fail
//   --landed               keeps what is written as the landed version, with which later ones are compared
import { spawnSync } from 'node:child_process';
import { ROOT } from './steps/workspace.mjs';

const args = process.argv.slice(2);
const major = args.includes('--major') ? (args[args.indexOf('--major') + 1] ?? '') : undefined;
const { status } = spawnSync('npm', ['run', '-s', 'test:unit', '--', 'auth-gateway/src/offers/surface.test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    WRITE_SURFACE: '1',
    ...(major === undefined ? {} : { RAISE_MAJOR: major }),
    ...(args.includes('--landed') ? { LAND_SURFACE: '1' } : {}),
  },
});
spawnSync('npx', ['biome', 'check', '--write', 'packages/business-api/surface'], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
