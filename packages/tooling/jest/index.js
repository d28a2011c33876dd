// What tests of a remote run with, here and in other repositories: TypeScript as ES modules in jsdom. The remote
// installs Jest, @swc/jest, jest-environment-jsdom, @testing-library/dom and @testing-library/jest-dom itself.

const own = (file) => `${import.meta.dirname}/${file}`;

/** Compiles TypeScript and JSX without checking types. */
export const sourceTransform = {
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
};

/** Adds what jsdom lacks, and stands in for files that are not scripts. */
export const browserTests = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom', own('setup-jsdom.js')],
  moduleNameMapper: {
    '\\.(css|woff2|png|svg|avif|webp|webm|mp4|glb|usdz)$': own('asset-url.js'),
    '^styled-components$': own('styled-components.js'),
  },
};

/**
 * The whole configuration of one remote: `export { default } from '@saltbush/tooling/jest'` in its `jest.config.js`.
 */
export default {
  ...browserTests,
  testEnvironmentOptions: { customExportConditions: ['node'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/service/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: sourceTransform,
};
