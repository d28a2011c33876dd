/**
 * Text that shows, even in minified code, that a bundle holds a copy of the package. Source: the packages' own files; for
 * react and react-dom those of 17, 18 and 19.
 */
export const SINGLETON_MARKERS = [
  { package: 'react', marker: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { package: 'react-dom', marker: '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { package: 'react', marker: '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED' },
  { package: 'react', marker: 'reactjs.org/docs/error-decoder' },
  { package: 'react', marker: 'react.dev/errors/' },
  { package: 'react-dom', marker: '__reactFiber$' },
  { package: 'react-dom', marker: '_reactRootContainer' },
  { package: '@reduxjs/toolkit', marker: 'redux.js.org/Errors' },
  { package: 'react-redux', marker: 'react-redux-context' },
  { package: 'react-router', marker: 'may be used only in the context of a <Router> component' },
  { package: 'styled-components', marker: 'data-styled-version' },
  { package: '@reduxjs/toolkit', marker: '@@redux/INIT' },
  { package: '@saltbush/contract', marker: 'This component runs outside the host.' },
] as const satisfies readonly { package: string; marker: string }[];
