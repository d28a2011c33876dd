import type { HostRelease, ReleasePage, RemoteRelease } from '@saltbush/contract/release';
import { againstHost, routeClashes } from './againstSite.ts';

const base = {
  schema: 1 as const,
  contentId: '0123456789ab',
  contract: '1.0.0',
  entry: 'entry.js',
  files: [],
  serverBundle: 'server/index.cjs',
  commit: null,
};

const page: ReleasePage = {
  path: '/quote',
  expose: './QuotePage',
  exportName: 'QuotePage',
  title: 'Quote',
  description: 'A price.',
  access: 'everyone',
  render: 'server',
  preload: [],
  lazyShared: [],
};

const remote: RemoteRelease = {
  ...base,
  kind: 'remote',
  name: 'mf-quote',
  version: '1.4.0',
  container: 'mf_quote_1_4_0',
  pages: [page],
  requires: { react: '^19.3.0' },
};

const host: HostRelease = {
  ...base,
  kind: 'host',
  name: 'shell',
  version: '2.0.0',
  provides: { react: '19.3.1' },
  lazyShared: {},
  fonts: [],
};

describe('againstHost', () => {
  it('passes what the host can run', () => {
    expect(againstHost(remote, host)).toEqual([]);
  });

  it('names another contract, a shared package too old and one that is not provided', () => {
    const demanding = { ...remote, contract: '2.0.0', requires: { react: '^20.0.0', 'react-dom': '^19.0.0' } };
    expect(againstHost(demanding, host)).toEqual([
      expect.stringContaining('mf-quote 1.4.0 speaks contract 2.0.0, the live shell 2.0.0 has 1.0.0.'),
      'mf-quote 1.4.0 needs react ^20.0.0, the live shell 2.0.0 provides 19.3.1.',
      'mf-quote 1.4.0 needs react-dom ^19.0.0, the live shell 2.0.0 does not provide it.',
    ]);
  });
});

describe('routeClashes', () => {
  const other = { ...remote, name: 'mf-prices', version: '1.0.0' };

  it('is a path claimed for the same visitors', () => {
    expect(routeClashes(remote, other)).toEqual([expect.stringContaining('claims /quote for everyone')]);
  });

  it('is none for other visitors', () => {
    expect(routeClashes(remote, { ...other, pages: [{ ...page, access: 'staff' }] })).toEqual([]);
  });
});
