import { browserTests, sourceTransform } from './packages/tooling/jest/index.js';

/** What every project shares: TypeScript sources as ES modules, packages of this repository from source. */
const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.data/'],
  // Services of remotes are tested by Node's own runner: npm test in their folder.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/fixtures/', '<rootDir>/mf-[^/]*/service/'],
  transform: sourceTransform,
};

/** @type {import('jest').Config} */
export default {
  // A limit against hanging, the same for all: databases and builds start slowly on a machine that others use, and a
  // test that waits for them is not wrong.
  testTimeout: 300_000,
  // More than the cores of the smallest machine, since databases and processes make a test wait.
  maxWorkers: 3,
  // Modules of a test stay in memory after it. Beyond this, collecting garbage takes longer than a new process does.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['saltbush-source', 'node', 'node-addons'] },
      testMatch: [
        '<rootDir>/{packages/{business-api,capability,contract,freight,tooling,fleet-models},capabilities,auth-gateway,scripts,deploy,e2e}/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...shared,
      ...browserTests,
      displayName: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['saltbush-source', 'node'] },
      testMatch: ['<rootDir>/{packages/{ui,calls,charts,map,proof,rate-sheets},shell,mf-*}/**/*.test.{ts,tsx}'],
    },
  ],
};
