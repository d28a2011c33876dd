import { defineHost } from '@saltbush/tooling';
import { DRIVER_GROUP, MENU_GROUPS } from './src/navigation/menus.data.ts';

export default defineHost({
  name: 'shell',
  entry: './src/main.tsx',
  frame: './src/frame/main.ts',
  workFrame: 'work-frame',
  slotScripts: 'slots',
  ownCopies: {
    users: [
      './src/work-frame',
      './src/search',
      './src/slots',
      './src/bars',
      './src/preview-bar',
      './src/unchecked-bar',
    ],
    copied: [
      '../packages/ui/src',
      '../packages/contract/src/access.ts',
      '../packages/contract/src/boot.ts',
      '../packages/contract/src/routes.ts',
      './src/navigation',
      './src/pages/listPages.ts',
      '../packages/contract/src/slots.ts',
      './src/contracts',
      './src/early-acts/earlySubmit.ts',
      './src/early-acts/isAsleep.ts',
      './src/live/tabStep.ts',
      './src/loading/RemoteBoundary.tsx',
      './src/loading/pageOfRelease.ts',
      './src/reports/tellFailure.ts',
      './src/store/createDrafts.ts',
    ],
  },
  boot: 'page',
  fills: 'quiet-slots',
  server: './src/server.tsx',
  /** Share keys that the host provides; the ones under `lazyShared` load only with a page that uses them. */
  provides: [
    'react',
    'react-dom',
    'react/jsx-runtime',
    'react-redux',
    'react-router-dom',
    'styled-components',
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/query/react',
    '@saltbush/contract',
    '@saltbush/contract/api',
  ],
  /** Share key to the name of its webpack chunk. */
  lazyShared: {
    '@reduxjs/toolkit/query/react': 'query',
    '@saltbush/contract/api': 'query',
  },
  packages: ['@saltbush/contract', '@saltbush/ui', '@saltbush/tooling'],
  navigation: [...MENU_GROUPS, DRIVER_GROUP].flatMap(({ id, entries }) =>
    entries.map(({ label, path }) => ({ menu: id, label, path })),
  ),
});
