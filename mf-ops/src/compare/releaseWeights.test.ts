import { aFile, aHostManifest, aManifest, aPage } from '../../fixtures/aManifest.ts';
import { releaseWeights } from './releaseWeights.ts';
import { weightChange } from './weightChange.ts';

it('weighs each page with what it loads, counting a file once', () => {
  const from = aManifest();
  const to = aManifest({
    files: [
      aFile('entry.js', 1_000),
      aFile('page.js', 19_000),
      aFile('new.js', 500),
      aFile('server/index.cjs', 20_000),
    ],
    pages: [aPage({ preload: ['entry.js', 'page.js'] }), aPage({ path: '/new', preload: ['new.js'] })],
  });
  expect(releaseWeights(from, to)).toEqual([
    { what: 'Scripts of /quote', fromBytes: 10_000, toBytes: 20_000 },
    { what: 'Scripts of /new', fromBytes: null, toBytes: 1_500 },
    { what: 'All scripts', fromBytes: 10_000, toBytes: 20_500 },
    { what: 'All files', fromBytes: 30_000, toBytes: 40_500 },
    { what: 'Bundle of the server', fromBytes: 20_000, toBytes: 20_000 },
  ]);
});

it('weighs a host without pages', () => {
  expect(releaseWeights(aHostManifest(), aHostManifest()).map(({ what }) => what)).toEqual([
    'All scripts',
    'All files',
    'Bundle of the server',
  ]);
});

it.each([
  [10_000, 28_000, '+18 kB (+180%)'],
  [200_000, 197_000, '−3 kB (−2%)'],
  [500, 500, 'the same'],
  [0, 300, '+300 bytes'],
  [null, 300, 'new'],
  [300, null, 'gone'],
])('says how %s bytes became %s', (fromBytes, toBytes, said) => {
  expect(weightChange({ what: 'All files', fromBytes, toBytes })).toBe(said);
});
