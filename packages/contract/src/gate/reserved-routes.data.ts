/** First segments at which the gateway itself answers. */
export const GATEWAY_SEGMENTS: ReadonlySet<string> = new Set([
  '.well-known',
  'api',
  'confirm',
  'healthz',
  'idp',
  'mf',
  'metrics',
  'npm',
  'preview',
  'readyz',
  'security.txt',
]);

/** First segments that visitors take for the platform's own, so that no team may have them. */
export const PLATFORM_SEGMENTS: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'assets',
  'auth',
  'login',
  'logout',
  'oauth',
  'sign-in',
  'sign-out',
  'static',
]);

/** First segments that one remote alone may have, since people trust what they find there. */
export const SEGMENTS_OF_ONE: ReadonlyMap<string, string> = new Map([['ops', 'mf-ops']]);
