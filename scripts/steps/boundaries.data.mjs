/** Our packages, by name. A package with entries besides its root is named with those too. */
const DEEP = ['contract', 'freight', 'business-api', 'ui', 'tooling', 'fleet-models'];
const WHOLE = ['charts', 'rate-sheets'];

const named = (name) => (DEEP.includes(name) ? [`@saltbush/${name}`, `@saltbush/${name}/**`] : [`@saltbush/${name}`]);
const allBut = (...known) => [...DEEP, ...WHOLE].filter((name) => !known.includes(name)).flatMap(named);

const FOR_ALL = [
  {
    group: ['@saltbush/mf-*', '@saltbush/mf-*/**', '**/mf-*', '**/mf-*/**'],
    message: 'A remote is reached by URL only: move what two remotes need to packages/.',
  },
  {
    group: ['@saltbush/shell', '@saltbush/shell/**', '../**/shell/src/**', '../**/shell/*.config*'],
    message: 'The shell hands things out through @saltbush/contract.',
  },
  {
    group: ['@saltbush/e2e', '@saltbush/e2e/**', '../**/e2e/**'],
    message: 'Journeys are imported by nothing.',
  },
  {
    group: [
      '**/packages/**',
      ...DEEP.flatMap((name) => [`../**/${name}/src/**`, `../**/${name}/dist/**`]),
      ...WHOLE.map((name) => `../**/${name}/src/**`),
    ],
    message: 'Import a package by its name, @saltbush/…: a relative path ships a second copy.',
  },
];
const NO_GATEWAY = {
  group: ['@saltbush/auth-gateway', '@saltbush/auth-gateway/**', '**/auth-gateway/**'],
  message: 'The gateway is reached over HTTP only.',
};
const BRAND_ONLY = ['@saltbush/ui', '@saltbush/ui/**', '!@saltbush/ui/brand', '!@saltbush/ui/tokens'];
const TESTING_ONLY = ['@saltbush/tooling', '@saltbush/tooling/**', '!@saltbush/tooling/testing/**'];
const PURE = ['react', 'react-*', 'node:*'];

const within = (includes, ...own) => ({ includes, patterns: [...FOR_ALL, NO_GATEWAY, ...own] });
const withinGateway = (includes, ...own) => ({ includes, patterns: [...FOR_ALL, ...own] });

/** For each part of the project: what it must not import, and what to do instead. */
export const BOUNDARIES = [
  within(['packages/contract/**'], {
    group: allBut('contract'),
    message: 'The contract imports nothing of ours.',
  }),
  within(
    ['packages/freight/**'],
    { group: allBut('freight'), message: 'Freight rules import nothing of ours.' },
    { group: PURE, message: 'Freight rules are pure: no React and no I/O.' },
  ),
  within(
    ['packages/business-api/**'],
    { group: allBut('business-api', 'freight'), message: 'What is sent knows freight alone.' },
    { group: PURE, message: 'What is sent is plain data: no React and no I/O.' },
  ),
  within(['packages/ui/**'], { group: allBut('ui'), message: 'The design system imports nothing of ours.' }),
  within(
    ['packages/fleet-models/**'],
    {
      group: [...named('contract'), ...named('tooling')],
      message: 'The models know the vehicle catalogue, the brand and its colours, nothing else of ours.',
    },
    { group: BRAND_ONLY, message: 'The models take the brand and the tokens, never components.' },
  ),
  within(['packages/tooling/**'], {
    group: allBut('contract', 'tooling', 'business-api'),
    message: 'The tooling knows the contract and nothing else of ours.',
  }),
  within(['shell/**', '!shell/host.config.ts'], {
    group: TESTING_ONLY,
    message: 'Only host.config.ts speaks to the tooling, and tests to its testing/.',
  }),
  within(['mf-*/**', '!mf-*/remote.config.ts'], {
    group: TESTING_ONLY,
    message: 'Only remote.config.ts speaks to the tooling, and tests to its testing/.',
  }),
  within(['mf-*/remote.config.ts', 'shell/host.config.ts']),
  withinGateway(
    ['auth-gateway/**', '!auth-gateway/**/*.test.ts', '!auth-gateway/**/testing/**'],
    {
      group: [...named('tooling'), ...named('fleet-models'), ...named('charts'), ...named('rate-sheets')],
      message: 'The gateway knows the contract, freight and the brand.',
    },
    { group: BRAND_ONLY, message: 'The gateway takes the brand and the tokens, never components.' },
    { group: ['react', 'react-*'], message: 'React comes with the shell release, never with the gateway.' },
  ),
  withinGateway(['auth-gateway/**/*.test.ts', 'auth-gateway/**/testing/**'], {
    group: named('fleet-models'),
    message: 'The gateway knows the contract, freight and the brand.',
  }),
  {
    includes: ['e2e/**'],
    patterns: [
      {
        group: ['@saltbush/*', '@saltbush/*/**', '**/packages/**', '**/shell/**', '**/mf-*/**', '**/auth-gateway/**'],
        message: 'Journeys know public URLs only.',
      },
    ],
  },
];
