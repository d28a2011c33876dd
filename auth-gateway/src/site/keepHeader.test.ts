import type { IncomingHttpHeaders } from 'node:http';
import { pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { keepHeader } from './keepHeader.ts';
import type { SiteRoute } from './siteMap.ts';

const found = (page = pageAt('/faq')): SiteRoute => ({
  status: 'found',
  page,
  release: remoteFolder().release,
  scripts: [],
  lastGood: null,
});
const encoded = async () => Buffer.from('');
const sent = { route: found(), page: { body: { etag: 'W/"a"', encoded } }, search: '', isForAll: true };

it('lets a proxy keep a page that everybody gets for a second', () => {
  expect(keepHeader({ headers: {} }, sent)).toEqual({ 'x-accel-expires': '1' });
});

it.each<[string, IncomingHttpHeaders, Partial<Parameters<typeof keepHeader>[1]>]>([
  ['to somebody with a cookie, who may be signed in', { cookie: 'a=b' }, {}],
  ['to somebody with a token', { authorization: 'Bearer x' }, {}],
  ['while some visitors get other releases', {}, { isForAll: false }],
  ['that was made for one visitor', {}, { page: { body: { etag: null, encoded } } }],
  ['with a query, of which there is no end', {}, { search: '?x=1' }],
  ['with a parameter', {}, { route: found(pageAt('/quotes/:token')) }],
  ['for those who are signed in', {}, { route: found(pageAt('/dashboard', { access: 'signed-in' })) }],
  ['that nobody has', {}, { route: { status: 'not-found', signInHelps: false, account: null } }],
])('lets nobody keep a page %s', (_what, headers, changes) => {
  expect(keepHeader({ headers }, { ...sent, ...changes })).toEqual({});
});
