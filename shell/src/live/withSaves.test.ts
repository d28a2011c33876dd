import { jest } from '@jest/globals';
import type { BootRemote, LiveState } from '@saltbush/contract/boot';
import { withSaves } from './withSaves.ts';

const release = (version: string) => ({
  version,
  container: `mf_quote_${version}`,
  entry: { url: `/mf/mf-quote/${version}/remoteEntry.js`, integrity: version },
  pages: [{ path: '/quote', expose: './Quote', exportName: 'Quote', title: version, access: 'everyone', preload: [] }],
});
const remote = (version: string, name = 'mf-quote') =>
  ({ name, releases: [release(version)], withdrawn: [] }) as unknown as BootRemote;
const copy = (version: string, kind: 'dev' | 'preview' = 'dev') => ({ name: 'mf-quote', version, kind, expiresAt: '' });
const live = (version: string, overrides = [copy(version)]): LiveState => ({
  revision: 4,
  hostVersion: '1.0.0-development',
  hostWithdrawn: [],
  remotes: [remote('1.0.0', 'mf-ar'), remote(version)],
  overrides,
});

const take = jest.fn<(entryUrl: string) => Promise<boolean>>();
const page = window as { saltbushRefresh?: unknown };

beforeEach(() => {
  take.mockReset().mockResolvedValue(true);
  page.saltbushRefresh = { takes: new Map([['mf-quote', take]]) };
});
afterEach(() => {
  delete page.saltbushRefresh;
});

it('goes on with the container of the page, which has taken the next build, and knows what that build has', async () => {
  const { remotes, overrides, revision } = await withSaves(live('0.0.0-dev.b'), live('0.0.0-dev.a'));
  expect(take).toHaveBeenCalledWith('/mf/mf-quote/0.0.0-dev.b/remoteEntry.js');
  const { container, entry } = release('0.0.0-dev.a');
  expect(remotes[1]?.releases).toEqual([{ ...release('0.0.0-dev.b'), version: '0.0.0-dev.a', container, entry }]);
  expect(remotes[0]).toEqual(remote('1.0.0', 'mf-ar'));
  expect([overrides, revision]).toEqual([[copy('0.0.0-dev.a')], 4]);
});

it.each([
  { what: 'the page cannot take it', next: live('0.0.0-dev.b'), taken: false },
  { what: 'it is a preview', next: live('1.1.0', [copy('1.1.0', 'preview')]), taken: null },
  { what: 'the working copy has ended', next: live('1.0.0', []), taken: null },
  { what: 'it is the build of the page', next: live('0.0.0-dev.a'), taken: null },
])('leaves everything as the gateway says where $what', async ({ next, taken }) => {
  take.mockResolvedValue(taken === true);
  expect(await withSaves(next, live('0.0.0-dev.a'))).toEqual(next);
  expect(take).toHaveBeenCalledTimes(taken === null ? 0 : 1);
});

it('does nothing in a production build of the host', async () => {
  delete page.saltbushRefresh;
  const next = live('0.0.0-dev.b');
  expect(await withSaves(next, live('0.0.0-dev.a'))).toBe(next);
});
