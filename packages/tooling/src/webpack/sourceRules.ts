import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);
const inPackages = `${sep}node_modules${sep}`;
const inOurPackages = `${inPackages}@saltbush${sep}`;

interface Options {
  namespace: string;
  isProduction: boolean;
  /** Names components and their hooks to the page, which then puts their next versions in their place. */
  isRefreshed: boolean;
}

/**
 * Compiles TypeScript and JSX, and gives styled components the same ids in the browser and on the server. The ids are
 * hashes of a file's text, so they do not depend on where the repository lies. `namespace` keeps two remotes apart
 * that bundle the same component.
 */
export function sourceRules(options: Options): RuleSetRule[] {
  // Node treats a built package as an ES module and would import a whole CommonJS file as its default. Built packages
  // must get the same thing from `styled-components` as sources do.
  const type = 'javascript/auto';
  return [
    { test: /\.[jt]sx$/, include: isOurs, type, use: swc({ ...options, tsx: true }) },
    { test: /\.[cm]?[jt]s$/, include: isOurs, type, use: swc({ ...options, tsx: false }) },
  ];
}

function isOurs(file: string): boolean {
  const last = file.lastIndexOf(inPackages);
  return last < 0 || last === file.lastIndexOf(inOurPackages);
}

function swc({ namespace, isProduction, isRefreshed, tsx }: Options & { tsx: boolean }) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      configFile: false,
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        // The host shares react/jsx-runtime, not the development version, which the compiler insists on for a refresh.
        transform: { react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed } },
        externalHelpers: false,
        experimental: {
          cacheRoot: join(require.resolve('@swc/core/package.json'), '../../../.cache/swc'),
          plugins: [
            [
              require.resolve('@swc/plugin-styled-components'),
              { ssr: true, displayName: !isProduction, namespace: namespace.replace(/\W/g, '') },
            ],
          ],
        },
      },
    },
  };
}
