import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPostgres } from '../fixtures/keptPostgres.ts';
import { layDatabase } from '../fixtures/layDatabase.ts';
import { listenTo } from '../fixtures/listenTo.ts';
import { hostFolder, packRelease, pageAt, remoteFolder } from '../fixtures/releaseArchive.ts';
import { type ShiftableGateway, spawnShiftableSite } from '../fixtures/spawnGateway.ts';
import { BEARER, OPERATOR_TOKEN } from '../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../fixtures/verifyReleaseLog.ts';
import { Browser } from '../src/auth/testing/Browser.ts';
import { askFrom } from './askFrom.ts';
import { noteFault } from './noteFault.ts';
import { callerOf, WRITES } from './writes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Enquiries that one network may send in an hour. */
const ENQUIRIES_OF_A_NETWORK = 20;
const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };
const GZIP = { ...BEARER, 'content-type': 'application/gzip' };

// The embedded database uses the gateway's clock; a server has its own clock, which does not jump.
describe.each(['embedded', 'server'] as const)('a clock that jumps, on the %s database', (kind) => {
  let dataDir: string;
  let gateway: ShiftableGateway;
  let token: string;
  const references: string[] = [];
  const revisions: number[] = [];
  let version = 0;
  let aheadMs = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saltbush-clock-'));
    await layDatabase(dataDir);
    const databaseUrl = kind === 'server' ? await keptPostgres.createDatabase() : undefined;
    gateway = await spawnShiftableSite({
      DATA_DIR: dataDir,
      OPERATOR_TOKEN,
      TRUSTED_PROXIES: '1',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    const { call } = callerOf(gateway.url);
    expect((await call('POST', '/api/releases/shell', await packRelease(hostFolder()), GZIP)).status).toBe(201);
    const host = { version: '1.0.0', reason: 'a test' };
    expect((await call('POST', '/api/releases/shell/activations', host, BEARER)).status).toBe(201);
    const body = { label: 'A team', remote: 'mf-marketing', actions: ['publish'], days: 7, reason: 'a test' };
    const made = await call('POST', '/api/releases/tokens', body, BEARER);
    expect(made.status).toBe(201);
    ({ token } = (await made.json()) as { token: string });
  });
  afterAll(async () => {
    await gateway?.kill();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Publishes with the team's token and activates. Both must work whatever the clock says. */
  async function release(): Promise<void> {
    version += 1;
    const { call } = callerOf(gateway.url);
    const name = 'mf-marketing';
    const folder = remoteFolder({ name, version: `1.${version}.0`, changes: { pages: [pageAt('/contact')] } });
    const ofTeam = { ...GZIP, authorization: `Bearer ${token}` };
    expect((await call('POST', `/api/releases/${name}`, await packRelease(folder), ofTeam)).status).toBe(201);
    const body = { version: folder.release.version, reason: 'a test' };
    const activated = await call('POST', `/api/releases/${name}/activations`, body, BEARER);
    expect(activated.status).toBe(201);
    revisions.push(((await activated.json()) as { revision: number }).revision);
  }

  async function enquire(from?: string): Promise<number> {
    const caller = from === undefined ? callerOf(gateway.url) : { call: askFrom(gateway.url, () => '127.0.0.1') };
    const one = await WRITES.enquiry?.begin(caller);
    const sender = {
      call: (method: string, path: string, body?: unknown) =>
        caller.call(method, path, body, from === undefined ? {} : { 'x-forwarded-for': from }),
    };
    const answer = await one?.send(sender);
    if (answer?.status === 201) references.push(((await answer.json()) as { reference: string }).reference);
    return answer?.status ?? 0;
  }

  const pageStatus = async () => (await fetch(`${gateway.url}/contact`)).status;
  /** The demo accounts work on this machine alone, so the browser's clock jumps too. */
  const browserOf = () => new Browser(gateway.url.replace('127.0.0.1', 'localhost'), [], () => Date.now() + aheadMs);
  async function jump(ms: number): Promise<void> {
    aheadMs = ms;
    await gateway.shiftClock(ms);
  }
  async function signedIn(): Promise<Browser> {
    const browser = browserOf();
    await browser.signIn('/contact', STAFF.email, STAFF.password);
    expect((await browser.user()).status).toBe(200);
    return browser;
  }

  it('by a day ahead, back, and by an hour behind loses nothing and keeps nobody out', async () => {
    const before = await signedIn();
    const stream = await listenTo(`${gateway.url}/api/releases/events`);
    await release();
    expect(await enquire()).toBe(201);

    await jump(DAY_MS);
    // A session that was not used for twelve hours has ended, and signing in again works.
    expect((await before.user()).status).toBe(401);
    const ahead = await signedIn();
    await release();
    expect(await enquire()).toBe(201);
    expect(await pageStatus()).toBe(200);
    for (let count = 0; count < ENQUIRIES_OF_A_NETWORK; count += 1) expect(await enquire('10.9.8.7')).toBe(201);
    expect(await enquire('10.9.8.7')).toBe(429);

    await jump(0);
    const startedAt = performance.now();
    expect((await ahead.user()).status).toBe(200);
    // The roles are read again, and nobody waits for a read that another request seemed to have started.
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    await signedIn();
    // Requests that were counted a day ahead do not lock the visitor out until tomorrow.
    expect(await enquire('10.9.8.7')).toBe(201);
    await release();
    expect(await pageStatus()).toBe(200);

    await jump(-HOUR_MS);
    expect((await ahead.user()).status).toBe(200);
    await signedIn();
    await release();
    expect(await enquire()).toBe(201);
    expect(await pageStatus()).toBe(200);
    await jump(0);
    await release();

    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    expect(new Set(revisions).size).toBe(revisions.length);
    expect(references).toEqual([...new Set(references)].sort());
    const lines = await verifyReleaseLog(gateway);
    const times = lines.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    const newest = revisions.at(-1);
    await stream.until(() => stream.data<{ revision: number }>('revision').find((news) => news.revision === newest));
    stream.leave();
    // These gateways run from source, without the built renderer, so browsers render the pages.
    const isFault = (line: string) => /"level":[56]0/.test(line) && !line.includes('page not rendered');
    const faults = gateway.output().split('\n').filter(isFault);
    expect(faults).toEqual([]);
    noteFault({
      fault: `Clock a day ahead, back, an hour behind (${kind})`,
      visitors: 'pages 200, forms accepted; a limit that was used up before the clock was set back is free again',
      clients: 'a day ahead they sign in again; set back they stay signed in, and their roles are read again at once',
      operators: `tokens stay valid; ${revisions.length} activations in order, the times of the log never go back, streams stay open`,
    });
  });
});
