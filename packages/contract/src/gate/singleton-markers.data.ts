/**
 * Text that shows, even in minified code, that a bundle holds a copy of the package. Source: the packages' own files.
 */
export const SINGLETON_MARKERS = [
  { package: 'react', marker: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { package: 'react-dom', marker: '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { package: 'react-redux', marker: 'react-redux-context' },
  { package: 'react-router', marker: 'may be used only in the context of a <Router> component' },
  { package: 'styled-components', marker: 'data-styled-version' },
  { package: '@reduxjs/toolkit', marker: '@@redux/INIT' },
  { package: '@saltbush/contract', marker: 'This component runs outside the host.' },
] as const satisfies readonly { package: string; marker: string }[];
