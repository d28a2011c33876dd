import { pageHead } from './pageHead.ts';

const place = { pathname: '/ops', publicUrl: 'https://saltbush.example', siteMap: { indexedPages: [] } };

it.each([
  [null, 'Page not found'],
  ['a staff account', 'This needs a staff account'],
])('titles a page that needs %j as its heading does', (account, title) => {
  const head = pageHead({ status: 'not-found', signInHelps: false, account }, place);
  expect(head).toMatchObject({ title, canonicalUrl: null, structuredData: [] });
});
