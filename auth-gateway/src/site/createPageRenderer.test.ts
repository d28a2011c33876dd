import type { BootState, Visitor } from '@saltbush/contract/boot';
import { pino } from 'pino';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { hostFolder, listFiles, pageAt, type ReleaseFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import { createPageRenderer, type PageRenderer } from './createPageRenderer.ts';
import { createSiteMaps, type SiteMap } from './siteMap.ts';

const SIGNED_OUT: Visitor = { status: 'signed-out' };
const BUNDLE = 'server/index.cjs';
const HANGS = 'for (;;);';
const COUNTS = 'exports.count = (exports.count ?? 0) + 1';

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let renderer: PageRenderer;
let stored: Map<string, string>;
let lines: string[];
let reads: string[];
let minute: number;

function host(): ReleaseFolder {
  const files = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  const { release } = hostFolder('1.0.0', { files: listFiles(files) });
  return { release, files };
}

function quote(version: string, page: string, changes = {}) {
  const pages = [pageAt('/quote', { expose: './HostilePage', ...changes }), pageAt('/good', { expose: './GoodPage' })];
  return remoteFolder({ version, files: { [BUNDLE]: bundleOf({ page }) }, changes: { pages } });
}

/** What visitors get when one release is live and another was live before. */
function siteOf(live: ReleaseFolder, lastGood: ReleaseFolder | null): SiteMap {
  const entry = { candidate: null, withdrawn: [] };
  const folders = [host(), live, ...(lastGood ? [lastGood] : [])];
  for (const { release, files } of folders) {
    stored.set(`${release.name} ${release.version}`, String(files[BUNDLE]));
  }
  const liveSet: LiveSet = {
    revision: 1,
    entries: new Map([
      ['shell', { ...entry, release: folders[0]?.release ?? live.release, lastGood: null }],
      ['mf-quote', { ...entry, release: live.release, lastGood: lastGood?.release ?? null }],
    ]),
  };
  const siteMap = createSiteMaps({ liveSet: () => liveSet })({ visitorId: null, overrides: [] });
  if (siteMap === null) throw new Error('There is a host.');
  return siteMap;
}

async function open(siteMap: SiteMap, pathname = '/quote', visitor = SIGNED_OUT, search = '') {
  const boot: BootState = {
    revision: 1,
    visitor,
    remotes: siteMap.remotes,
    hostVersion: '1.0.0',
    hostWithdrawn: [],
    overrides: [],
    rendered: null,
    staffAppUrl: '',
    loadTimeoutMs: 1000,
  };
  const made = await renderer.render({ siteMap, route: siteMap.find(pathname, visitor), boot, pathname, search });
  return {
    html: made.content?.html ?? null,
    version: made.route.status === 'found' ? made.route.release.version : null,
    scripts: made.route.status === 'found' ? made.route.scripts.map(({ url }) => url).join() : '',
    failed: made.failed && `${made.failed.release.version} ${made.failed.code}`,
  };
}

beforeAll(async () => {
  worker = await buildRenderWorker();
});
afterAll(() => worker.remove());
beforeEach(() => {
  stored = new Map();
  lines = [];
  reads = [];
  minute = 1;
  renderer = start({ longestAnswerMs: 60_000 });
});
afterEach(() => renderer.close());

function start({ longestAnswerMs }: { longestAnswerMs: number }): PageRenderer {
  return createPageRenderer({
    releases: {
      readFile: async (name, version) => {
        reads.push(`${name} ${version}`);
        return Buffer.from(stored.get(`${name} ${version}`) ?? '');
      },
    },
    log: pino({}, { write: (line: string) => lines.push(line) }),
    workerUrl: worker.workerUrl,
    timeoutMs: 1_000,
    longestWaitMs: 20_000,
    longestAnswerMs,
    mostProcesses: 8,
    mostKeptMb: 700,
    now: () => minute * 60_000,
  });
}

describe('createPageRenderer', () => {
  it('renders the live release', async () => {
    const site = siteOf(quote('2.0.0', 'return "two";'), quote('1.0.0', 'return "one";'));
    const page = await open(site);
    expect(page).toMatchObject({ html: expect.stringContaining('two'), version: '2.0.0', failed: null });
    expect(page.scripts).toContain('/mf/mf-quote/2.0.0/');
  });

  it.each([
    ['throws', 'throw new Error("boom");', 'page-threw'],
    ['hangs', HANGS, 'page-stopped'],
    ['exhausts its memory', 'const all = []; for (;;) all.push(Buffer.alloc(2e7, 1));', 'page-'],
    ['does not load', `return "x"; } ); throw new Error('no bundle'); ( function () {`, 'bundle-failed'],
  ])('renders the last good release, in the same request, when the live one %s', async (_what, body, code) => {
    const site = siteOf(quote('2.0.0', body), quote('1.0.0', 'return "one";'));
    const page = await open(site);
    expect(page).toMatchObject({ html: expect.stringContaining('one'), version: '1.0.0' });
    expect(page.scripts).toContain('/mf/mf-quote/1.0.0/');
    expect(page.scripts).not.toContain('2.0.0');
    expect(page.failed).toMatch(new RegExp(`^2.0.0 ${code}`));
    // The live release is not tried again for a while, and each page until then counts as failed.
    const told = lines.length;
    expect(await open(site)).toEqual(page);
    expect(lines).toHaveLength(told);
  });

  it('logs of what a release threw its kind and where, and no words, since a visitor may have typed them', async () => {
    const page = 'throw new RangeError("no rate for Priya Ramanathan, 0412 345 678");';
    await open(siteOf(quote('2.0.0', page), null), '/quote', SIGNED_OUT, '?name=Priya');
    const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'page not rendered');
    expect(line).toMatchObject({ code: 'page-threw', reason: 'RangeError', page: '/quote' });
    expect(line.at[0]).toMatch(/^mf-quote@2\.0\.0\/server\/index\.cjs:\d+:\d+$/);
    expect(lines.join()).not.toMatch(/Priya|0412|no rate/);
  });

  it('leaves a page that takes long to the browser, blames nobody, and has it for the next visitor', async () => {
    await renderer.close();
    renderer = start({ longestAnswerMs: 1 });
    const site = siteOf(quote('2.0.0', 'return "two";'), quote('1.0.0', 'return "one";'));
    expect(await open(site)).toMatchObject({ html: null, version: '2.0.0', failed: null });
    let html: string | null = null;
    while (html === null) ({ html } = await open(site));
    expect(html).toContain('two');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, page: '/quote', msg: 'page left to the browser' },
    ]);
  });

  it('leaves other pages of the release alone', async () => {
    const site = siteOf(quote('2.0.0', 'throw new Error("boom");'), quote('1.0.0', 'return "one";'));
    await open(site);
    expect(await open(site, '/good')).toMatchObject({ version: '2.0.0', failed: null });
  });

  it.each([
    ['there is none', null],
    ['it throws too', quote('1.0.0', 'throw new Error("boom");')],
    ['it has no such page', quote('1.0.0', 'return "one";', { path: '/old-quote' })],
    ['it has the page for others', quote('1.0.0', 'return "one";', { access: 'staff' })],
    ['its page is rendered in browsers', quote('1.0.0', 'return "one";', { render: 'client' })],
  ])(
    'leaves the page to the browser, and counts nothing, when the last good release cannot help: %s',
    async (_what, lastGood) => {
      const site = siteOf(quote('2.0.0', 'throw new Error("boom");'), lastGood);
      expect(await open(site)).toMatchObject({ html: null, version: '2.0.0', failed: null });
    },
  );

  it('does not run a bundle that was changed in the database, and logs it', async () => {
    const site = siteOf(quote('2.0.0', 'return "two";'), quote('1.0.0', 'return "one";'));
    stored.set('mf-quote 2.0.0', `${stored.get('mf-quote 2.0.0')} `);
    expect(await open(site)).toMatchObject({ version: '1.0.0', failed: '2.0.0 bundle-failed' });
    expect(lines.join()).toContain('is not what was published, so it is not run');
  });

  it('does not blame a remote for a host that was changed or that fails', async () => {
    const site = siteOf(quote('2.0.0', 'return "two";'), quote('1.0.0', 'return "one";'));
    stored.set('shell 1.0.0', `${stored.get('shell 1.0.0')} `);
    expect(await open(site)).toMatchObject({ html: null, failed: null });
    expect(lines.join()).toContain('host-failed');
    const before = reads.length;
    expect(await open(site, '/good')).toMatchObject({ html: null, failed: null });
    expect(reads).toHaveLength(before);
  });

  it('renders a page with a query again each minute, since its price may end with one', async () => {
    const site = siteOf(quote('2.0.0', `return String(${COUNTS});`), null);
    const asked = async () => (await open(site, '/quote', SIGNED_OUT, '?pickup=Newtown&quoted=1')).html;
    const first = await asked();
    expect(await asked()).toBe(first);
    minute = 2;
    expect(await asked()).not.toBe(first);
    const plain = (await open(site)).html;
    minute = 3;
    expect((await open(site)).html).toBe(plain);
  });

  it('renders every page again each hour, since a tariff begins without a release', async () => {
    const site = siteOf(quote('2.0.0', `return String(${COUNTS});`), null);
    const before = (await open(site)).html;
    minute = 60;
    expect((await open(site)).html).not.toBe(before);
  });

  it("never gives one visitor's page to others", async () => {
    const page = `return JSON.stringify(require('@saltbush/contract').useVisitor());`;
    const site = siteOf(quote('2.0.0', page), null);
    const user = { id: '7', email: 'x@y.example', firstName: 'Xenia', roles: [] };
    expect((await open(site, '/quote', { status: 'signed-in', user })).html).toContain('Xenia');
    expect((await open(site)).html).not.toContain('Xenia');
  });
});
