import {
  containerName,
  developmentVersion,
  isDevelopmentHost,
  parseRelease,
  type RemoteRelease,
  releaseUrl,
} from './release.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

const good: RemoteRelease = {
  schema: 1,
  kind: 'remote',
  name: 'mf-quote',
  version: '1.4.0',
  contentId: '0123456789ab',
  contract: '1.0.0',
  entry: 'remoteEntry.js',
  files: [{ path: 'remoteEntry.js', sizeBytes: 10, integrity }],
  serverBundle: 'server/index.cjs',
  commit: null,
  container: 'mf_quote_1_4_0',
  pages: [
    {
      path: '/quote',
      expose: './QuotePage',
      exportName: 'QuotePage',
      title: 'Quote',
      description: 'A quote',
      access: 'everyone',
      render: 'server',
      preload: [],
      lazyShared: [],
    },
  ],
  requires: { react: '^19.3.0' },
};
const [page] = good.pages;

describe('parseRelease', () => {
  it('accepts a remote and a host', () => {
    expect(parseRelease(good)).toEqual(good);
    const withApi = { ...good, api: { prefix: '/api/tracking-2', access: 'signed-in' } };
    expect(parseRelease(withApi)).toEqual(withApi);
    const { container, pages, requires, ...shared } = good;
    const host = { ...shared, kind: 'host', name: 'shell', provides: { react: '19.3.1' }, lazyShared: {}, fonts: [] };
    expect(parseRelease(host)).toEqual(host);
  });

  it.each([
    ['no object', null],
    ['another schema', { ...good, schema: 2 }],
    ['a foreign name', { ...good, name: 'quote' }],
    ['a version that is not semantic', { ...good, version: '1.4' }],
    ['a version with a leading zero', { ...good, version: '1.04.0' }],
    ['a version with an empty part', { ...good, version: '1.4.0-local.' }],
    ['a version beyond what numbers hold', { ...good, contract: '99999999999999999999.0.0' }],
    ['a version that is too long to be named', { ...good, version: `1.4.0-${'a'.repeat(80)}` }],
    ['an entry outside the release', { ...good, entry: '../remoteEntry.js' }],
    ['an absolute entry', { ...good, entry: '/etc/passwd' }],
    ['a file with .. inside', { ...good, files: [{ path: 'a/../../b.js', sizeBytes: 1, integrity }] }],
    ['a weak hash', { ...good, files: [{ path: 'a.js', sizeBytes: 1, integrity: 'sha256-AAAA' }] }],
    ['no files', { ...good, files: [] }],
    ['no pages', { ...good, pages: [] }],
    ['an unknown access rule', { ...good, pages: [{ ...page, access: 'managers' }] }],
    ['a route with a star', { ...good, pages: [{ ...page, path: '/quote/*' }] }],
    ['an API for nobody in particular', { ...good, api: { prefix: '/api/tracking' } }],
    ['an API at a page', { ...good, api: { prefix: '/tracking', access: 'everyone' } }],
    ['an API of two words', { ...good, api: { prefix: '/api/tracking/v2', access: 'everyone' } }],
    ['an API with capitals', { ...good, api: { prefix: '/api/Tracking', access: 'everyone' } }],
    ['an API that climbs', { ...good, api: { prefix: '/api/..', access: 'everyone' } }],
    ['an API that ends with a hyphen', { ...good, api: { prefix: '/api/tracking-', access: 'everyone' } }],
    ['an API at a name that is too long', { ...good, api: { prefix: `/api/${'a'.repeat(41)}`, access: 'everyone' } }],
    ['an API with an address of its own', { ...good, api: { prefix: '/api/t', access: 'everyone', url: 'http://x' } }],
    ['an unknown menu', { ...good, pages: [{ ...page, navigation: { menu: 'top', label: 'Quote' } }] }],
    ['an unknown field', { ...good, publisher: 'me' }],
  ])('refuses %s', (_what, json) => {
    expect(() => parseRelease(json)).toThrow();
  });

  it.each(['0.0.0-dev', '1.4.0-local.3f9c2a1', '1.4.0-x-y.7.0a', '10.20.30'])('accepts version %s', (version) => {
    expect(parseRelease({ ...good, version })).toMatchObject({ version });
  });

  it('names every field that is wrong', () => {
    expect(() => parseRelease({ ...good, version: 'x', container: '' })).toThrow(
      expect.objectContaining({ errors: expect.arrayContaining([expect.stringContaining('version')]) }),
    );
  });
});

describe('names', () => {
  it('puts the version into container and address', () => {
    expect(containerName('mf-quote', '1.4.0-local.3f9c2a1')).toBe('mf_quote_1_4_0_local_3f9c2a1');
    expect(releaseUrl('mf-quote', '1.4.0', 'a.js')).toBe('/mf/mf-quote/1.4.0/a.js');
  });

  it.each([
    { host: '1.4.0', development: '1.4.0-development' },
    { host: '1.4.0-local.3f9c2a1', development: '1.4.0-local.3f9c2a1.development' },
  ])('calls the development build of host $host $development', ({ host, development }) => {
    expect(developmentVersion(host)).toBe(development);
    const isOne = (version: string, name = 'shell') => isDevelopmentHost({ name, version });
    expect([isOne(development), isOne(host), isOne('1.4.0-nodevelopment')]).toEqual([true, false, false]);
    expect(isOne(development, 'mf-quote')).toBe(false);
  });
});
