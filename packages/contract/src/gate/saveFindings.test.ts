import type { RemoteRelease } from '../release.ts';
import { saveFindings } from './saveFindings.ts';

const release = { name: 'mf-quote', version: '0.0.0-dev.a', kind: 'remote', needs: { 'GET /api/quotes': 'f' } };
const codes = (script: string) =>
  saveFindings(release as unknown as RemoteRelease, new Map([['a.hot-update.js', Buffer.from(script)]])).map(
    ({ code }) => code,
  );

it('has nothing against a script that calls what its build names', () => {
  expect(codes('call("GET /api/quotes");')).toEqual([]);
});

it.each([
  { what: 'a script that cannot be run', script: 'let 1', code: 'script-invalid' },
  { what: 'a copy of a shared package', script: 'x("data-styled-version")', code: 'singleton-bundled' },
  { what: 'a copy whose mark is put together', script: 'x("data-styled" + "-version")', code: 'singleton-bundled' },
  { what: 'a call that its build does not name', script: 'call("GET /api/bookings")', code: 'needs-missing' },
])('refuses $what', ({ script, code }) => {
  expect(codes(script)).toEqual([code]);
});
