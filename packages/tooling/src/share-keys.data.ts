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

/** Share keys that the host loads only for pages that need them. */
export const LAZY_SHARE_KEYS: readonly string[] = ['@reduxjs/toolkit/query/react', '@saltbush/contract/api'];

/** Packages that must exist once per page, namely in the host. */
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
