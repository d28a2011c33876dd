import type { LiveState } from '@saltbush/contract/boot';
import express from 'express';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { answerErrors } from '../http/answerErrors.ts';
import { createLog } from '../log.ts';
import type { LiveEntry, LiveSet } from '../releases/liveSet.ts';
import { answerSiteCopy } from './answerSiteCopy.ts';
import { createVisitorSites, type VisitorSite } from './createVisitorSites.ts';
import { SITE_COPY_PATH, siteCopy } from './siteCopy.ts';

const quote = (version: string) => remoteFolder({ version, changes: { pages: [pageAt('/quote')] } }).release;
const entry = { lastGood: null, candidate: null, withdrawn: [] };
const host: [string, LiveEntry] = ['shell', { ...entry, release: hostFolder().release }];
/** Every other visitor gets the candidate. */
const rollingOut: LiveSet = {
  revision: 7,
  entries: new Map<string, LiveEntry>([
    host,
    ['mf-quote', { ...entry, release: quote('1.0.0'), candidate: { release: quote('2.0.0'), share: 50, rollout: 5 } }],
  ]),
};

let current = rollingOut;
const sites = createVisitorSites({
  config: { publicUrl: 'http://localhost:3000' },
  releases: { liveSet: () => current },
  overridesOf: async () => [],
});
const app = express();
app.disable('etag');
app.get(`${SITE_COPY_PATH}:hash`, answerSiteCopy(sites));
app.get('/page', async (request, response) => {
  const site = (await sites.ofRequest(request)) as VisitorSite;
  response.json({ hash: siteCopy(site).hash, version: site.siteMap.remotes[0]?.releases[0]?.version });
});
app.use(answerErrors(createLog('silent')));
const server = app.listen(0, '127.0.0.1');
beforeAll(() => new Promise((resolve) => server.once('listening', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  current = rollingOut;
});

async function ask(path: string, cookie = ''): Promise<Response> {
  const { port } = server.address() as { port: number };
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie, 'accept-encoding': 'br' } });
}
async function pageOf(cookie: string): Promise<{ hash: string; version: string }> {
  return (await (await ask('/page', cookie)).json()) as { hash: string; version: string };
}
async function copyOf(hash: string, cookie: string) {
  const answer = await ask(SITE_COPY_PATH + hash, cookie);
  const { remotes, revision } = (await answer.json()) as LiveState;
  const [encoding, keeping] = ['content-encoding', 'cache-control'].map((name) => answer.headers.get(name));
  return { version: remotes[0]?.releases[0]?.version, revision, encoding, keeping };
}
/** Two visitors on the two sides of the rollout. */
async function twoVisitors() {
  const found = new Map<string, { cookie: string; hash: string }>();
  for (let index = 0; found.size < 2; index++) {
    const cookie = `visitor=${String(index).padStart(22, 'A')}`;
    const { hash, version } = await pageOf(cookie);
    found.set(version, { cookie, hash });
  }
  return found;
}

it('gives every visitor their own copy, which their browser keeps for ever and nobody else at all', async () => {
  for (const [version, { cookie, hash }] of await twoVisitors()) {
    expect(await copyOf(hash, cookie)).toEqual({
      version,
      revision: 7,
      encoding: 'br',
      keeping: 'private, max-age=31536000, immutable',
    });
  }
});

it("never gives a visitor somebody else's copy by its name: they get their own, and keep it nowhere", async () => {
  const [one, other] = [...(await twoVisitors())];
  if (!one || !other) throw new Error('The rollout has one side only.');
  expect(await copyOf(other[1].hash, one[1].cookie)).toMatchObject({ version: one[0], keeping: 'no-store' });
  for (const name of ['x', 'constructor', 'A'.repeat(5000), '%00']) {
    expect(await copyOf(name, one[1].cookie)).toMatchObject({ version: one[0], keeping: 'no-store' });
  }
});

it('says what is live now to a page that was made before', async () => {
  const [[, { cookie, hash }]] = [...(await twoVisitors())] as [[string, { cookie: string; hash: string }]];
  current = {
    revision: 8,
    entries: new Map<string, LiveEntry>([host, ['mf-quote', { ...entry, release: quote('3.0.0') }]]),
  };
  expect(await copyOf(hash, cookie)).toMatchObject({ version: '3.0.0', revision: 8, keeping: 'no-store' });
});

it('is unavailable while no host is live', async () => {
  current = { revision: 0, entries: new Map() };
  const answer = await ask(`${SITE_COPY_PATH}x`);
  expect(answer.status).toBe(503);
});
