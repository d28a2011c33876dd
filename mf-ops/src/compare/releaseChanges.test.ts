import type { HostRelease, RemoteRelease } from '@saltbush/contract/release';
import { aHostManifest, aManifest, aPage } from '../../fixtures/aManifest.ts';
import { releaseChanges } from './releaseChanges.ts';

const between = (from: Partial<RemoteRelease>, to: Partial<RemoteRelease>) =>
  releaseChanges(aManifest(from), aManifest(to));

it('finds nothing between two releases that differ in bytes only', () => {
  expect(between({ version: '1.4.0' }, { version: '1.5.0', contentId: '000000000000' })).toEqual([]);
});

it('names pages that came, went and changed, apart for each kind of visitor', () => {
  const from = [aPage({ path: '/quote' }), aPage({ path: '/old' }), aPage({ path: '/', access: 'ops' })];
  const to = [
    aPage({ path: '/quote', interactive: 'parts' }),
    aPage({ path: '/', access: 'ops' }),
    aPage({ path: '/', access: 'staff', indexed: false, navigation: { menu: 'company', label: 'Desk' } }),
  ];
  expect(between({ pages: from }, { pages: to })).toEqual([
    {
      heading: 'Pages',
      changes: [
        {
          what: '/quote, for everyone',
          kind: 'changed',
          detail: '“A price”, rendered on the server → “A price”, rendered on the server, interactive: parts',
        },
        {
          what: '/, for staff',
          kind: 'added',
          detail: '“A price”, rendered on the server, in the menu as “Desk”, hidden from search engines',
        },
        { what: '/old, for everyone', kind: 'removed', detail: '“A price”, rendered on the server' },
      ],
    },
  ]);
});

it('names what a release calls of the API, without the hashes of the forms', () => {
  const changed = between(
    { needs: { 'POST /api/quotes': 'aaaaaaaaaaaa', 'GET /api/quotes/:token': 'bbbbbbbbbbbb' } },
    { needs: { 'POST /api/quotes': 'cccccccccccc', 'POST /api/bookings': 'dddddddddddd' } },
  );
  expect(changed).toEqual([
    {
      heading: 'Routes of the API that it calls',
      changes: [
        { what: 'POST /api/quotes', kind: 'changed', detail: '' },
        { what: 'POST /api/bookings', kind: 'added', detail: '' },
        { what: 'GET /api/quotes/:token', kind: 'removed', detail: '' },
      ],
    },
  ]);
});

it('names the contract, its exports, shared packages and an API of its own', () => {
  const changed = between(
    { contract: '1.2.0', uses: { '.': { useDraft: 'aaaaaaaaaaaa' } }, requires: { react: '^19.1.0' } },
    {
      contract: '1.3.0',
      uses: { '.': { useDraft: 'bbbbbbbbbbbb', useToast: 'cccccccccccc' } },
      requires: { react: '^19.2.0' },
      api: { prefix: '/api/tracking', access: 'signed-in' },
    },
  );
  expect(changed.map(({ heading }) => heading)).toEqual(['Its own API', 'Contract', 'Shared packages']);
  expect(changed.flatMap(({ changes }) => changes)).toEqual([
    { what: '/api/tracking', kind: 'added', detail: 'for clients' },
    { what: 'Version', kind: 'changed', detail: '1.2.0 → 1.3.0' },
    { what: 'useDraft of .', kind: 'changed', detail: '' },
    { what: 'useToast of .', kind: 'added', detail: '' },
    { what: 'react', kind: 'changed', detail: '^19.1.0 → ^19.2.0' },
  ]);
});

it('compares hosts by what they offer and provide', () => {
  const host = (change: Partial<HostRelease>) => aHostManifest(change);
  const changed = releaseChanges(
    host({ offers: { '.': { useToast: ['aaaaaaaaaaaa'] } }, provides: { react: '19.1.0' } }),
    host({ offers: { '.': { useToast: ['bbbbbbbbbbbb', 'aaaaaaaaaaaa'] } }, provides: { react: '19.2.0' } }),
  );
  expect(changed.flatMap(({ changes }) => changes.map(({ what, kind }) => [what, kind]))).toEqual([
    ['useToast of .', 'changed'],
    ['react', 'changed'],
  ]);
});
