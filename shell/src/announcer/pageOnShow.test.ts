import { pageOnShow } from './pageOnShow.ts';

it.each([
  [null, 'Page not found'],
  ['an operator account', 'This needs an operator account'],
])('titles a page that needs %j as its heading does', (account, title) => {
  const shown = pageOnShow('/ops/tokens', { status: 'not-found', signInHelps: false, account });
  expect(shown).toEqual({ title, identity: 'not-found /ops/tokens' });
});
