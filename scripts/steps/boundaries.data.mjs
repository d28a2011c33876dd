import { capabilityNames } from './workspace.mjs';

/** Our packages, by name. A package with entries besides its root is named with those too. */
const DEEP = ['contract', 'freight', 'business-api', 'capability', 'ui', 'tooling', 'fleet-models'];
const WHOLE = ['calls', 'charts', 'map', 'portal', 'proof', 'rate-sheets'];

const named = (name) => (DEEP.includes(name) ? [`@saltbush/${name}`, `@saltbush/${name}/**`] : [`@saltbush/${name}`]);
const allBut = (...known) => [...DEEP, ...WHOLE].filter((name) => !known.includes(name)).flatMap(named);

const CAPABILITIES = capabilityNames();
/** What a capability shows to everybody: its schemas, types and words. */
const API_ONLY = {
  group: [
    ...CAPABILITIES.flatMap((name) => [`@saltbush/${name}`, `@saltbush/${name}/**`, `!@saltbush/${name}/api`]),
    '**/capabilities/**',
  ],
  message: 'Of a capability only its api is for others: @saltbush/…/api.',
};
/** What the platform asks of capabilities by their names, such as for whom a user sends freight. */
const API_AND_NEIGHBOURS = {
  group: [...API_ONLY.group, ...CAPABILITIES.map((name) => `!@saltbush/${name}/neighbours`)],
  message: 'Of a capability only its api and its neighbours are for others.',
};
/** What the gateway's list of capabilities takes of each, and tests, for its tables. */
const WHOLE_CAPABILITIES = {
  group: [
    ...CAPABILITIES.flatMap((name) => [
      ...[`@saltbush/${name}`, `@saltbush/${name}/**`],
      ...[`!@saltbush/${name}/api`, `!@saltbush/${name}/capability`],
    ]),
    '**/capabilities/**',
  ],
  message: 'Import a capability by its name, @saltbush/…/capability or @saltbush/…/api.',
};
const ofOtherCapabilities = (own) => ({
  group: CAPABILITIES.filter((name) => name !== own).flatMap((name) => [
    ...[`@saltbush/${name}`, `@saltbush/${name}/**`, `!@saltbush/${name}/api`, `!@saltbush/${name}/neighbours`],
    ...[`../${name}/**`, `../**/${name}/**`],
  ]),
  message: 'One capability reaches another through what it exports: @saltbush/…/api and @saltbush/…/neighbours.',
});
const NO_CAPABILITIES = {
  group: CAPABILITIES.flatMap((name) => [`@saltbush/${name}`, `@saltbush/${name}/**`]),
  message: 'The ground knows no capability that stands on it.',
};
const SERVER_ONLY = {
  group: named('capability'),
  message: 'What capabilities are made with is for the server alone.',
};

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
const withinBrowser = (includes, ...own) => within(includes, API_ONLY, SERVER_ONLY, ...own);
const withinGateway = (includes, ...own) => ({ includes, patterns: [...FOR_ALL, ...own] });

/** For each part of the project: what it must not import, and what to do instead. */
export const BOUNDARIES = [
  within(['packages/contract/**'], NO_CAPABILITIES, {
    group: allBut('contract'),
    message: 'The contract imports nothing of ours.',
  }),
  within(
    ['packages/freight/**'],
    { group: allBut('freight'), message: 'Freight rules import nothing of ours.' },
    { group: PURE, message: 'Freight rules are pure: no React and no I/O.' },
    {
      group: ['**/tariffs/*.data.ts', '!**/tariffs/terms.data.ts'],
      message:
        'Prices are looked up with tariffAt: a table that is read directly is missing from the name of the price list.',
    },
  ),
  within(
    ['packages/business-api/**'],
    NO_CAPABILITIES,
    { group: allBut('business-api', 'freight'), message: 'What is sent knows freight alone.' },
    { group: PURE, message: 'What is sent is plain data: no React and no I/O.' },
  ),
  within(['packages/calls/**'], {
    group: [...allBut('calls', 'contract', 'tooling'), ...TESTING_ONLY],
    message: "What comes back from a call knows the contract alone, and its tests the tooling's testing/.",
  }),
  within(['packages/map/**'], {
    group: allBut('map', 'freight', 'ui'),
    message: 'The map knows the places of freight and the design system, nothing else of ours.',
  }),
  within(['packages/portal/**'], {
    group: allBut('portal', 'ui'),
    message: 'What portal pages are made of knows the design system alone.',
  }),
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
  withinBrowser(['shell/**', '!shell/host.config.ts'], {
    group: TESTING_ONLY,
    message: 'Only host.config.ts speaks to the tooling, and tests to its testing/.',
  }),
  withinBrowser(['mf-*/**', '!mf-*/remote.config.ts'], {
    group: TESTING_ONLY,
    message: 'Only remote.config.ts speaks to the tooling, and tests to its testing/.',
  }),
  withinBrowser(['mf-*/remote.config.ts', 'shell/host.config.ts']),
  within(
    ['packages/capability/**'],
    NO_CAPABILITIES,
    {
      group: [...named('tooling'), ...named('fleet-models'), ...WHOLE.flatMap(named)],
      message: 'Capabilities are made with the contract, freight, what is sent, and the brand.',
    },
    { group: BRAND_ONLY, message: 'Capabilities take the brand and the tokens, never components.' },
    { group: ['react', 'react-*'], message: 'Capabilities run on the server.' },
  ),
  ...CAPABILITIES.flatMap((name) => [
    within(
      [`capabilities/${name}/**`, '!capabilities/**/*.test.ts'],
      ofOtherCapabilities(name),
      {
        group: [...named('tooling'), ...named('fleet-models'), ...WHOLE.flatMap(named)],
        message: 'A capability knows the contract, freight, what is sent, and the brand.',
      },
      { group: BRAND_ONLY, message: 'A capability takes the brand and the tokens, never components.' },
      { group: ['react', 'react-*'], message: 'A capability runs on the server.' },
    ),
    // Their tests go through the gateway, as requests do.
    withinGateway([`capabilities/${name}/**/*.test.ts`], ofOtherCapabilities(name)),
  ]),
  withinGateway(
    [
      ...['auth-gateway/**', '!auth-gateway/**/*.test.ts', '!auth-gateway/**/testing/**'],
      ...['!auth-gateway/fixtures/**', '!auth-gateway/bench/**', '!auth-gateway/src/capabilities.ts'],
    ],
    API_AND_NEIGHBOURS,
    {
      group: [...named('tooling'), ...named('fleet-models'), ...WHOLE.flatMap(named)],
      message: 'The gateway knows the contract, freight and the brand.',
    },
    { group: BRAND_ONLY, message: 'The gateway takes the brand and the tokens, never components.' },
    { group: ['react', 'react-*'], message: 'React comes with the shell release, never with the gateway.' },
  ),
  withinGateway(
    [
      ...['auth-gateway/**/*.test.ts', 'auth-gateway/**/testing/**'],
      ...['auth-gateway/fixtures/**', 'auth-gateway/src/capabilities.ts'],
    ],
    WHOLE_CAPABILITIES,
    { group: named('fleet-models'), message: 'The gateway knows the contract, freight and the brand.' },
  ),
  // Measurements take what is built, wherever it is.
  withinGateway(['auth-gateway/bench/**']),
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
