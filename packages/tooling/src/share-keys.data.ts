/** What the host shares with every remote; a remote never bundles these. Effective with contract 1. */
export const SHARE_KEYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-redux',
  'react-router-dom',
  'styled-components',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@saltbush/contract',
  '@saltbush/contract/api',
] as const;

/** The share keys the host loads only with a page that needs them. */
export const LAZY_SHARE_KEYS: readonly string[] = ['@reduxjs/toolkit/query/react', '@saltbush/contract/api'];

/** Packages of which a page may hold one copy only, the host's. */
export const SINGLETON_PACKAGES = [
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  'styled-components',
  '@reduxjs/toolkit',
  '@saltbush/contract',
] as const;

/** Text that survives minification in a bundle that holds a copy of the package. Source: the packages' own files. */
export const SINGLETON_MARKERS = [
  { package: 'react', marker: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { package: 'react-dom', marker: '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { package: 'react-redux', marker: 'react-redux-context' },
  { package: 'react-router', marker: 'may be used only in the context of a <Router> component' },
  { package: 'styled-components', marker: 'data-styled-version' },
  { package: '@reduxjs/toolkit', marker: '@@redux/INIT' },
  { package: '@saltbush/contract', marker: 'This component runs outside the host.' },
] as const satisfies readonly { package: (typeof SINGLETON_PACKAGES)[number]; marker: string }[];
