/** What every project shares: TypeScript sources as ES modules, packages of this repository from source. */
const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/fixtures/'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        $schema: 'https://swc.rs/schema.json',
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

/** @type {import('jest').Config} */
export default {
  // Databases and builds start slowly on a busy machine; a test that waits for them is not wrong.
  testTimeout: 30_000,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['saltbush-source', 'node', 'node-addons'] },
      testMatch: [
        '<rootDir>/{packages/{business-api,contract,freight,tooling,fleet-models},auth-gateway,scripts}/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['saltbush-source', 'node'] },
      testMatch: ['<rootDir>/{packages/{ui,charts,rate-sheets},shell,mf-*}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup-jsdom.ts'],
      moduleNameMapper: {
        '\\.(css|woff2|png|svg|avif|webp|webm|mp4|glb|usdz)$': '<rootDir>/scripts/jest/asset-url.ts',
        '^styled-components$': '<rootDir>/scripts/jest/styled-components.js',
      },
    },
  ],
};
