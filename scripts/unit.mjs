// npm run test:unit [-- arguments for Jest]: the unit tests alone.
import './steps/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { JEST } from './steps/jest.mjs';

const { status } = spawnSync(process.execPath, [...JEST, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
