import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostFolder, packRelease, pageAt, remoteFolder } from '../fixtures/releaseArchive.ts';
import { type SpawnedGateway, spawnSite } from '../fixtures/spawnGateway.ts';
import { type FaultyProxy, startFaultyProxy } from '../fixtures/startFaultyProxy.ts';
import { startPostgres, type TestPostgres } from '../fixtures/startPostgres.ts';
import { BEARER, OPERATOR_TOKEN } from '../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../fixtures/verifyReleaseLog.ts';
import { Browser } from '../src/auth/testing/Browser.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { noteFault } from './noteFault.ts';
import { untilReady } from './untilReady.ts';
import { type Attempt, callerOf, WRITES } from './writes.ts';

const SLOW_MS = 2_000;
const STATEMENT_MS = 1_500;
const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };

let postgres: TestPostgres;
let proxy: FaultyProxy;
let databaseUrl: string;
let dataDir: string;
let gateway: SpawnedGateway;
let staff: Browser;
const acknowledged: string[] = [];

async function send(
  attempt: Attempt,
): Promise<{ status: number; code?: string; detail?: string; retryAfter: string | null }> {
  const answer = await attempt.send(callerOf(gateway.url));
  const body = (await answer.json()) as { code?: string; detail?: string };
  if (answer.status === 201) acknowledged.push(attempt.key);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body };
}

const newEnquiry = async () => {
  const attempt = await WRITES.enquiry?.begin(callerOf(gateway.url));
  if (attempt === undefined) throw new Error('There is no such write.');
  return attempt;
};

const pageStatus = async (path: string, browser = new Browser(gateway.url)) => (await browser.request(path)).status;

async function publish(folder: Parameters<typeof packRelease>[0]): Promise<void> {
  const { name, version } = folder.release;
  const gzip = { ...BEARER, 'content-type': 'application/gzip' };
  const { call } = callerOf(gateway.url);
  expect((await call('POST', `/api/releases/${name}`, await packRelease(folder), gzip)).status).toBe(201);
  const body = { version, reason: 'a test' };
  expect((await call('POST', `/api/releases/${name}/activations`, body, BEARER)).status).toBe(201);
}

beforeAll(async () => {
  postgres = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'saltbush-away-'));
  databaseUrl = await postgres.createDatabase();
  proxy = await startFaultyProxy(databaseUrl);
  gateway = await spawnSite({ DATA_DIR: dataDir, DATABASE_URL: proxy.url, OPERATOR_TOKEN, TRUSTED_PROXIES: '1' });
  await publish(hostFolder());
  await publish(remoteFolder({ name: 'mf-marketing', changes: { pages: [pageAt('/contact')] } }));
  // Sign-in uses the site's public address, so the browser has to use that name.
  staff = new Browser(gateway.url.replace('127.0.0.1', 'localhost'));
  await staff.signIn('/contact', STAFF.email, STAFF.password);
  expect((await staff.user()).status).toBe(200);
  await untilReady(gateway.url, []);
});
afterAll(async () => {
  await gateway?.kill();
  await proxy?.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const BEGAN = 'the database does not answer; public pages are shown signed out, and whatever needs it answers 503';
const ENDED = 'the database answers again';
/**
 * The lines of the log that report a fault or the end of one. That pages are not rendered here is not a fault, nor that a
 * lane was full for a moment, as on a busy machine.
 */
function outageLines(): string[] {
  const lines = gateway
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line) as { level: number; msg: string; outage?: string; lane?: string })
    .filter(({ lane }) => lane === undefined)
    .filter(({ level, msg, outage }) => outage !== undefined || (level >= 40 && msg !== 'page not rendered'))
    .map(({ msg }) => msg);
}

/** What must be true once the database is back, whatever happened meanwhile. */
async function expectWhole(attempts: Attempt[]): Promise<void> {
  await untilReady(gateway.url, []);
  for (const attempt of attempts) expect([200, 201]).toContain((await send(attempt)).status);
  expect((await send(await newEnquiry())).status).toBe(201);
  await verifyReleaseLog(gateway);
  expect((await staff.user()).status).toBe(200);
  const database = await openDatabase({ dataDir, databaseUrl });
  const stored = (await WRITES.enquiry?.stored(database.db)) ?? [];
  await database.close();
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged, ...attempts.map(({ key }) => key)]));
}

const AWAY = { status: 503, code: 'unavailable', detail: expect.stringContaining('Nothing was lost') };

it('a database that is away delays writes, and pages go on', async () => {
  const before = outageLines().length;
  proxy.cut();
  const enquiry = await newEnquiry();
  expect(await send(enquiry)).toMatchObject({ ...AWAY, retryAfter: '2' });
  expect(await pageStatus('/contact')).toBe(200);
  const asStaff = await staff.request('/contact');
  expect(asStaff.status).toBe(200);
  const html = await asStaff.text();
  // The page shows its one notice because of this.
  expect(html).toContain('"isSignInUnchecked":true');
  expect(html).toContain('"visitor":{"status":"signed-out"}');
  expect((await fetch(`${gateway.url}/api/site/live`)).status).toBe(200);
  await untilReady(gateway.url, ['database']);
  // However many requests meet the outage: pages with and without a session, forms, calls, limits, polls.
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      await pageStatus(`/contact?try=${index}`, index % 2 === 0 ? staff : undefined);
      await staff.user();
      await send(await newEnquiry());
    }),
  );
  expect(outageLines().slice(before)).toEqual([BEGAN]);
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  const { call } = callerOf(gateway.url);
  const rollback = await call('POST', '/api/releases/mf-marketing/rollback', { reason: 'a test' }, BEARER);
  expect(rollback.status).toBe(503);
  proxy.pass();
  await expectWhole([enquiry]);
  while (outageLines().length < before + 2) await pageStatus('/contact');
  expect(outageLines().slice(before)).toEqual([BEGAN, ENDED]);
  expect(await (await staff.request('/contact')).text()).not.toContain('"isSignInUnchecked":true');
  noteFault({
    fault: 'Database away, and back',
    visitors: 'public pages 200; a form 503 with "Nothing was lost", accepted when sent again',
    clients: 'public pages 200 as without a session, with one notice; signed in again by themselves when it is back',
    operators:
      '/readyz 200 `degraded`, missing `database`; rollback 503 until it is back; one line when it begins, one when it ends, for all that meet it',
  });
});

it('a database that takes two seconds for every answer makes nobody fail', async () => {
  proxy.pass(SLOW_MS);
  const enquiry = await newEnquiry();
  const [written, page] = await Promise.all([send(enquiry), pageStatus('/contact')]);
  expect(page).toBe(200);
  expect([201, 503]).toContain(written.status);
  await untilReady(gateway.url, ['database']);
  proxy.pass();
  await expectWhole([enquiry]);
  noteFault({
    fault: `Database slow (${SLOW_MS / 1000} s each way)`,
    visitors:
      'public pages 200 from memory; a form is accepted late, or answered 503 and accepted when sent again: once',
    clients: 'their pages come late',
    operators: '/readyz 200 `degraded`, missing `database`',
  });
});

it('a network that swallows what is sent to the database holds no request for ever', async () => {
  const network = await startFaultyProxy(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-silent-'));
  // The real limit of half a minute is too long for a test, so the database's address sets a shorter one.
  const url = `${network.url}?statement_timeout=${STATEMENT_MS}`;
  const other = await spawnSite({ DATA_DIR: folder, DATABASE_URL: url, OPERATOR_TOKEN, TRUSTED_PROXIES: '1' });
  try {
    await untilReady(other.url, []);
    network.swallow();
    const enquiry = await newEnquiry();
    const sending = enquiry.send(callerOf(other.url));
    expect((await fetch(`${other.url}/contact`)).status).toBe(200);
    const answer = await sending;
    expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject(AWAY);
    await untilReady(other.url, ['database']);
    network.pass();
    await untilReady(other.url, []);
    const again = await enquiry.send(callerOf(other.url));
    expect([200, 201]).toContain(again.status);
    await expectWhole([enquiry]);
  } finally {
    await other.kill();
    await network.close();
    await rm(folder, { recursive: true, force: true });
  }
  noteFault({
    fault: 'Network to the database swallows everything',
    visitors: 'public pages 200; a form 503 with "Nothing was lost" once a statement has run into its time limit',
    clients: 'signed in again by themselves when it is back',
    operators: '/readyz 200 `degraded`, missing `database`',
  });
});

it('a database server that was restarted is found again', async () => {
  const enquiry = await newEnquiry();
  const sending = send(enquiry);
  await postgres.restart();
  const written = await sending;
  expect([201, 503]).toContain(written.status);
  expect(await pageStatus('/contact')).toBe(200);
  await expectWhole([enquiry]);
  noteFault({
    fault: 'Database server restarted',
    visitors:
      'public pages 200; a form sent in that moment is accepted or answered 503, and accepted once when sent again',
    clients: 'still signed in',
    operators: 'the release log verifies; nothing to do',
  });
});
