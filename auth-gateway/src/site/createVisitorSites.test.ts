import express from 'express';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import { createVisitorSites, type VisitorSite } from './createVisitorSites.ts';

const entry = { lastGood: null, candidate: null, withdrawn: [] };
const quote = (version: string) =>
  remoteFolder({ version, changes: { pages: [pageAt('/quote'), pageAt(`/quote-${version.slice(0, 1)}`)] } }).release;

function liveSet(share: number | null): LiveSet {
  const candidate = share === null ? null : { release: quote('2.0.0'), share, rollout: 5 };
  return {
    revision: 7,
    entries: new Map([
      ['shell', { ...entry, release: hostFolder().release, withdrawn: ['0.9.0'] }],
      ['mf-quote', { ...entry, release: quote('1.0.0'), candidate }],
    ]),
  };
}

/** Answers one request as for a page, and returns which cookies that set. */
async function open(site: { share: number | null; publicUrl?: string; userAgent?: string }, cookie?: string) {
  const current = liveSet(site.share);
  const sites = createVisitorSites({
    config: { publicUrl: site.publicUrl ?? 'http://localhost:3000' },
    releases: { liveSet: () => current },
    overridesOf: async () => [],
  });
  const app = express();
  let page: VisitorSite | null = null;
  let other: VisitorSite | null = null;
  app.get('/', async (request, response) => {
    other = await sites.ofRequest(request);
    page = await sites.ofPage(request, response, { status: 'signed-out' });
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(site.userAgent === undefined ? {} : { 'user-agent': site.userAgent }),
  };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  await new Promise((resolve) => server.close(resolve));
  return {
    cookies: answer.headers.getSetCookie(),
    page: page as VisitorSite | null,
    other: other as VisitorSite | null,
  };
}

const versionIn = (site: VisitorSite | null) => site?.siteMap.remotes[0]?.releases[0]?.version;

describe('createVisitorSites', () => {
  it('gives nobody an id while no rollout runs', async () => {
    const { cookies, page } = await open({ share: null });
    expect(cookies).toEqual([]);
    expect(versionIn(page)).toBe('1.0.0');
  });

  it('gives a page one while a rollout runs, out of reach of scripts, and keeps it', async () => {
    const first = await open({ share: 50 });
    expect(first.cookies).toEqual([
      expect.stringMatching(/^visitor=[\w-]{22}; Max-Age=31536000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/),
    ]);
    // A request that is not for a page and has no id gets what most visitors get.
    expect(versionIn(first.other)).toBe('1.0.0');
    const again = await open({ share: 50 }, first.cookies[0]?.split(';')[0]);
    expect(again.cookies).toEqual([]);
    expect(versionIn(again.page)).toBe(versionIn(first.page));
    expect(versionIn(again.other)).toBe(versionIn(first.page));
  });

  it('gives robots none, so they get what most visitors get', async () => {
    const { cookies, page } = await open({ share: 99, userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' });
    expect(cookies).toEqual([]);
    expect(versionIn(page)).toBe('1.0.0');
  });

  it('binds it to the host under https', async () => {
    const { cookies } = await open({ share: 50, publicUrl: 'https://saltbush.example' });
    expect(cookies[0]).toMatch(/^__Host-visitor=.*; Secure; SameSite=Lax$/);
  });

  it.each(['visitor=short', `visitor=${'a'.repeat(23)}`, 'visitor=<script>alert(1)</script>', 'notvisitor=x'])(
    'does not accept %s as an id',
    async (cookie) => {
      expect((await open({ share: 99 }, cookie)).cookies).toHaveLength(1);
      expect(versionIn((await open({ share: 99 }, cookie)).other)).toBe('1.0.0');
    },
  );

  it('has one site map for all who get the same, and another key for each combination', async () => {
    const now = liveSet(50);
    const sites = createVisitorSites({
      config: { publicUrl: 'http://localhost:3000' },
      releases: { liveSet: () => now },
      overridesOf: async () => [],
    });
    const siteMaps = new Map<string, Set<object>>();
    for (let index = 0; index < 60; index += 1) {
      const request = { headers: { cookie: `visitor=${`${index}`.padEnd(22, '-')}` } };
      const site = await sites.ofRequest(request as Parameters<typeof sites.ofRequest>[0]);
      if (site === null) throw new Error('There is a host.');
      const { key } = site.siteMap;
      siteMaps.set(key, (siteMaps.get(key) ?? new Set()).add(site.siteMap));
      const isCandidate = key.includes('mf-quote@2.0.0');
      expect(versionIn(site)).toBe(isCandidate ? '2.0.0' : '1.0.0');
      // Pages that only the candidate has exist for those who get it.
      const route = site.siteMap.find('/quote-2', { status: 'signed-out' });
      expect(route.status).toBe(isCandidate ? 'found' : 'not-found');
      expect(site.siteMap.hostWithdrawn).toEqual(['0.9.0']);
    }
    expect([...siteMaps.keys()].sort()).toEqual(['7 ', '7 mf-quote@2.0.0']);
    expect([...siteMaps.values()].map(({ size }) => size)).toEqual([1, 1]);
  });
});
