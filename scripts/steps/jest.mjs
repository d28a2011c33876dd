import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed } from './judge.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Starts Jest: arguments for Node. Tests of the server run in plain Node processes, which take them over: they load
 * TypeScript as it is, and packages of this repository from their sources.
 */
export const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  '--conditions=saltbush-source',
  ...['--import', pathToFileURL(join(ROOT, 'auth-gateway/fixtures/registerTypeScript.mjs')).href],
  installed('jest/bin/jest.js'),
];
