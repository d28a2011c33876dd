import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { type FaultyProxy, startFaultyProxy } from '../../fixtures/startFaultyProxy.ts';
import { OPERATOR_TOKEN, startTestGateway } from '../../fixtures/startTestGateway.ts';
import { parseConfig } from '../config.ts';
import { createGateway, type Gateway } from '../createGateway.ts';
import { createLog } from '../log.ts';
import { readLiveCopy } from '../releases/live-copy/readLiveCopy.ts';
import { createSite } from '../site/createSite.ts';

const NO_WORKER = new URL('file:///nowhere/renderWorker.mjs');
const lines: string[] = [];

let proxy: FaultyProxy;
let dataDir: string;
let databaseUrl: string;
let gateway: Gateway | undefined;

const outages = () =>
  lines
    .map((line) => JSON.parse(line) as { outage?: string; msg: string; level: number })
    .filter(({ outage }) => outage !== undefined);

async function startCold(): Promise<Gateway> {
  const env = { PORT: '0', OPERATOR_TOKEN, LOG_LEVEL: 'info', NODE_ENV: 'test' };
  return createGateway(
    { ...parseConfig(env), dataDir, databaseUrl: proxy.url },
    {
      createSite: (given) => createSite({ ...given, workerUrl: NO_WORKER }),
      createLog: (level, given) => createLog(level, { ...given, write: (line) => void lines.push(line) }),
    },
  );
}
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${gateway?.port}${path}`, init);

beforeAll(async () => {
  databaseUrl = await keptPostgres.createDatabase();
  proxy = await startFaultyProxy(databaseUrl);
  dataDir = await mkdtemp(join(tmpdir(), 'saltbush-cold-'));
  const warm = await startTestGateway({ databaseUrl, dataDir });
  for (const folder of [hostFolder(), remoteFolder({ changes: { pages: [pageAt('/quote')] } })]) {
    await warm.publish(folder);
    await warm.activate(folder.release.name, '1.0.0');
  }
  while ((await readLiveCopy(dataDir))?.liveSet.entries.size !== 2) await turn();
  await warm.close();
  proxy.cut();
});
afterAll(async () => {
  await gateway?.close();
  await proxy.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a gateway that starts while its database is away', () => {
  it('serves the last known live set, and says what is missing', async () => {
    gateway = await startCold();
    const ready = await ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'degraded', missing: expect.arrayContaining(['database']) },
    ]);
    const page = await ask('/quote');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('/mf/shell/1.0.0/main.js');
    expect(html).not.toContain('isSignInUnchecked');
    const file = await ask('/mf/mf-quote/1.0.0/page.js');
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await ask('/api/site/live')).status).toBe(200);
    // What is not in the copy may be in the database.
    expect((await ask('/mf/mf-quote/0.1.0/page.js')).status).toBe(503);
  });

  it('counts a session as signed out, says so on the page, and keeps its cookie', async () => {
    const page = await ask('/quote', { headers: { cookie: 'saltbush=s%3Aabc.def' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(await page.text()).toContain('"isSignInUnchecked":true');
  });

  it('answers forms and whatever else needs the database with words', async () => {
    const form = await ask('/api/quotes', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(form.status).toBe(503);
    expect(form.headers.get('retry-after')).not.toBeNull();
    expect(await form.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('Nothing was lost'),
    });
    const signIn = await ask('/api/login?returnTo=/quote', { headers: { accept: 'text/html' } });
    expect(signIn.status).toBe(503);
    expect(await signIn.text()).toContain('load the page again in a minute');
    expect(outages()).toHaveLength(1);
    expect(outages()[0]).toMatchObject({
      outage: 'database',
      msg: expect.stringContaining('started without its database'),
    });
  });

  it('is whole by itself once the database is there', async () => {
    const whole = new Promise<void>((resolve) => {
      const push = lines.push.bind(lines);
      lines.push = (...added) => {
        if (added.some((line) => line.includes('everything is served from it again'))) resolve();
        return push(...added);
      };
    });
    proxy.pass();
    await whole;
    expect((await (await ask('/readyz')).json()) as object).not.toMatchObject({
      missing: expect.arrayContaining(['database']),
    });
    const known = await ask('/api/auth/user');
    expect(known.status).not.toBe(503);
    expect((await ask('/quote')).status).toBe(200);
  });

  it('does not start without a copy, and says why', async () => {
    await gateway?.close();
    gateway = undefined;
    proxy.cut();
    await rm(`${dataDir}/live-copy`, { recursive: true });
    await expect(startCold()).rejects.toMatchObject({ code: 'database-unreachable' });
  });
});
