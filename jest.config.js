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

/** Tests that put others in the place of modules, or let promises settle while time is moved: the light runner cannot. */
const NEED_ALL_OF_JEST = [
  '<rootDir>/auth-gateway/src/database/createDatabaseOutage.test.ts',
  '<rootDir>/auth-gateway/src/releases/twoMajors.test.ts',
  '<rootDir>/auth-gateway/src/site/buildNotice.test.ts',
  '<rootDir>/packages/freight/src/tariffs/price-list.test.ts',
];
const onServer = { testEnvironmentOptions: { customExportConditions: ['saltbush-source', 'node', 'node-addons'] } };

/** @type {import('jest').Config} */
export default {
  // A limit against hanging: databases and builds start slowly on a machine that others use, and a test that waits for
  // them is not wrong. Tests of the server have only the limit of all checks.
  testTimeout: 300_000,
  // More than the cores of the smallest machine, since databases and processes make a test wait.
  maxWorkers: 3,
  // Modules of a test stay in memory after it. Beyond this, collecting garbage takes longer than a new process does.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      ...onServer,
      displayName: 'node',
      // Runs tests in plain Node processes that load each module once, not once for each test file.
      runner: '<rootDir>/scripts/steps/serverTestRunner.mjs',
      setupFiles: ['<rootDir>/auth-gateway/fixtures/endWithJest.mjs'],
      setupFilesAfterEnv: ['<rootDir>/auth-gateway/fixtures/forbidLeftovers.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...NEED_ALL_OF_JEST],
      testMatch: [
        '<rootDir>/{packages/{business-api,capability,contract,freight,tooling,fleet-models},capabilities,auth-gateway,scripts,deploy,e2e}/**/*.test.{ts,tsx}',
      ],
    },
    { ...shared, ...onServer, displayName: 'node-isolated', testEnvironment: 'node', testMatch: NEED_ALL_OF_JEST },
    {
      ...shared,
      ...browserTests,
      displayName: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['saltbush-source', 'node'] },
      testMatch: ['<rootDir>/{packages/{ui,calls,charts,map,proof,rate-sheets},shell,mf-*}/**/*.test.{ts,tsx}'],
    },
  ],
};
