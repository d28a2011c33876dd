import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildRenderWorker } from '../fixtures/buildRenderWorker.ts';
import { childrenOf } from '../fixtures/childrenOf.ts';
import { bundleOf } from '../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../fixtures/hostile-releases/reactHost.ts';
import { hostFolder, listFiles, pageAt, remoteFolder } from '../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { residentMb } from '../src/rendering/residentMb.ts';
import { askFrom } from './askFrom.ts';
import { noteFault } from './noteFault.ts';

const KILLS = 10;
const MOST_KILLS = 40;
const LOOK_MS = 5;
const BUNDLE = 'server/index.cjs';
/** More than a process holds otherwise, about 45 MB, so that the test can see from outside which one renders. */
const HELD_MB = 50;
const RENDERS_ABOVE_MB = 75;
const TAKES_A_WHILE = `
  const held = new Uint8Array(${HELD_MB} * 1024 * 1024).fill(1);
  const until = Date.now() + 150;
  while (Date.now() < until);
  return React.createElement('p', null, 'slow page', held.length > 0);`;

const release = (name: string, version: string, page: string) =>
  remoteFolder({
    name,
    version,
    files: { [BUNDLE]: `${bundleOf({ page })}// ${name} ${version}` },
    changes: { pages: [pageAt(`/${name.slice(3)}`, { expose: './HostilePage' })] },
  });

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let gateway: TestGateway;
const lines: { msg: string; code?: string }[] = [];

const isRenderer = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('renderWorker');
  } catch {
    return false;
  }
};
const rendering = () =>
  childrenOf(process.pid).filter((pid) => isRenderer(pid) && (residentMb(pid) ?? 0) > RENDERS_ABOVE_MB);

async function open(path: string): Promise<{ status: number; text: string }> {
  // Headers of a browser that opens a page; `fetch` cannot send them.
  const asPage = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
  const response = await askFrom(gateway.url)('GET', path, undefined, asPage);
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  worker = await buildRenderWorker();
  gateway = await startTestGateway(
    { logLevel: 'error' },
    { workerUrl: worker.workerUrl, writeLog: (line) => void lines.push(JSON.parse(line)) },
  );
  const files = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  const { release: host } = hostFolder('1.0.0', { files: listFiles(files) });
  await gateway.publish({ release: host, files });
  await gateway.activate('shell', '1.0.0');
  const quick = `return React.createElement('p', null, 'last good page');`;
  for (const folder of [
    release('mf-quote', '1.0.0', quick),
    release('mf-quote', '1.1.0', TAKES_A_WHILE),
    release('mf-other', '1.0.0', `return React.createElement('p', null, 'other page');`),
  ]) {
    expect((await gateway.publish(folder)).status).toBe(201);
    expect((await gateway.activate(folder.release.name, folder.release.version)).status).toBe(201);
  }
});
afterAll(async () => {
  await gateway?.close();
  await worker.remove();
});

const describeWhereKnown = process.platform === 'linux' ? describe : describe.skip;

describeWhereKnown('processes that render, killed from outside', () => {
  /** Kills each process that renders, while it renders, until the answer is there. */
  async function openUnderFire(path: string, most: number) {
    let isAnswered = false;
    let kills = 0;
    const answer = open(path).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && kills < most) {
      for (const pid of rendering()) {
        process.kill(pid, 'SIGKILL');
        kills += 1;
        if (kills >= most) break;
      }
      await wait(LOOK_MS);
    }
    return { ...(await answer), kills };
  }

  /** The browser has what it needs to render the page itself, whatever the content is. */
  function expectPage({ status, text }: { status: number; text: string }): void {
    expect(status).toBe(200);
    expect(text).toMatch(/"hostVersion":"1\.0\.0"/);
  }
  async function untilRendered(path: string, words: string): Promise<void> {
    for (let count = 0; !(await open(`${path}?until=${count}`)).text.includes(words); count += 1);
  }
  const failedVisits = () =>
    gateway.database.db.selectFrom('release_visits').select(['name', 'code']).where('failed', '=', true).execute();

  it('fail no page, and count when the last good release stood in', async () => {
    let kills = 0;
    let pages = 0;
    let stoodIn = 0;
    let renderedAgain = 0;
    let version = 1;
    /** Activates another release of the same kind, which was not given up yet. */
    async function renew(): Promise<void> {
      version += 1;
      expect((await gateway.rollback('mf-quote', '1.0.0')).status).toBe(201);
      expect((await gateway.publish(release('mf-quote', `1.${version}.0`, TAKES_A_WHILE))).status).toBe(201);
      expect((await gateway.activate('mf-quote', `1.${version}.0`)).status).toBe(201);
    }
    async function fireAt(most: number): Promise<boolean> {
      // Use another address each time, since rendered pages are cached.
      const page = await openUnderFire(`/quote?try=${pages}`, most);
      expectPage(page);
      pages += 1;
      kills += page.kills;
      expectPage(await open(`/other?try=${pages}`));
      const isLastGood = page.text.includes('last good page');
      if (isLastGood) stoodIn += 1;
      if (page.kills === 1 && page.text.includes('slow page')) renderedAgain += 1;
      return isLastGood;
    }
    // After one kill the page is rendered again. On a busy machine that may take too long, and the page is given up.
    while (kills < KILLS || (renderedAgain === 0 && kills < MOST_KILLS)) if (await fireAt(1)) await renew();
    expect(renderedAgain).toBeGreaterThan(0);
    const once = kills;
    await renew();
    // After two kills the last good release is used, and nothing is killed any more.
    for (let before = stoodIn; stoodIn < before + 3; ) await fireAt(Number.POSITIVE_INFINITY);
    await untilRendered('/other', 'other page');
    let counted = await failedVisits();
    while (counted.length < stoodIn) counted = await failedVisits();
    expect(counted).toEqual(Array(stoodIn).fill({ name: 'mf-quote', code: 'server:page-stopped' }));
    expect(lines.filter(({ code }) => code === 'page-stopped').length).toBeGreaterThan(0);
    noteFault({
      fault: `Processes that render killed ${kills} times, ${once} of them once a page`,
      visitors: `${pages} pages, all 200: after one kill rendered again (${renderedAgain}); after two from the last good release (${stoodIn}), or without content and then made by the browser`,
      clients: 'the same; pages of other remotes are not affected',
      operators:
        'one line `page not rendered` with the code; each visit for which the last good release stood in counts as failed',
    });
  });
});
