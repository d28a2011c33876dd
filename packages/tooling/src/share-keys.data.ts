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
