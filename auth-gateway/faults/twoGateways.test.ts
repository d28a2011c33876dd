import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith } from '../../deploy/testing/describeWith.ts';
import { freePort } from '../../deploy/testing/freePort.ts';
import { startNginx, type TestNginx } from '../../deploy/testing/startNginx.ts';
import { withoutTls } from '../../deploy/testing/withoutTls.ts';
import { keptPostgres } from '../fixtures/keptPostgres.ts';
import { listenTo } from '../fixtures/listenTo.ts';
import { hostFolder, packRelease, pageAt, remoteFolder } from '../fixtures/releaseArchive.ts';
import { type SpawnedGateway, spawnSite } from '../fixtures/spawnGateway.ts';
import { BEARER, OPERATOR_TOKEN } from '../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../fixtures/verifyReleaseLog.ts';
import { Browser } from '../src/auth/testing/Browser.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { askFrom } from './askFrom.ts';
import { isNightly } from './isNightly.ts';
import { noteFault } from './noteFault.ts';
import { putUnderLoad } from './putUnderLoad.ts';
import { untilReady } from './untilReady.ts';
import { WRITES } from './writes.ts';

const ACTIVATIONS = isNightly ? 21 : 5;
const KILLS = isNightly ? 10 : 1;
/** Requests answered before and after each event, so that it happens under load. */
const ANSWERS_BETWEEN = isNightly ? 300 : 60;
const FOLLOW_WITHIN_MS = 1_000;
/** Enquiries that one network may send in an hour. */
const ENQUIRIES_OF_A_NETWORK = 20;
/** The versions by which the gateways are replaced, in turn. */
const ROLLOUTS = Array.from({ length: isNightly ? 5 : 1 }, () => ['newer', 'this'] as const).flat();
const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };

describeWith(['nginx', 'openssl', 'envsubst'], 'two gateways on one PostgreSQL behind nginx', () => {
  let nginx: TestNginx;
  let dataDir: string;
  let databaseUrl: string;
  let url: string;
  let ports: [number, number];
  let gateways: [SpawnedGateway, SpawnedGateway];

  const start = (port: number, version: 'this' | 'newer' = 'this') =>
    spawnSite(
      {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: join(dataDir, String(port)),
        DATABASE_URL: databaseUrl,
        OPERATOR_TOKEN,
        TRUSTED_PROXIES: '1',
      },
      version,
    );

  async function activate(version: string, at: string): Promise<void> {
    const folder = remoteFolder({ name: 'mf-marketing', version, changes: { pages: [pageAt('/contact')] } });
    const gzip = { ...BEARER, 'content-type': 'application/gzip' };
    const body = new Uint8Array(await packRelease(folder));
    const published = await fetch(`${at}/api/releases/mf-marketing`, { method: 'POST', headers: gzip, body });
    expect(published.status).toBe(201);
    const activated = await fetch(`${at}/api/releases/mf-marketing/activations`, {
      method: 'POST',
      headers: { ...BEARER, 'content-type': 'application/json' },
      body: JSON.stringify({ version, reason: 'a test' }),
    });
    expect(activated.status).toBe(201);
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saltbush-two-'));
    databaseUrl = await keptPostgres.createDatabase();
    ports = [await freePort(), await freePort()];
    const env = { NGINX_REQUESTS_PER_SECOND: '10000', NGINX_REQUESTS_BURST: '10000' };
    nginx = await startNginx({ gatewayPorts: ports, env, adapt: withoutTls });
    url = `http://localhost:${nginx.httpsPort}`;
    // Start them together, so that they meet at the migrations and at the first secrets.
    gateways = await Promise.all([start(ports[0]), start(ports[1])]);
    const host = hostFolder();
    const gzip = { ...BEARER, 'content-type': 'application/gzip' };
    const body = new Uint8Array(await packRelease(host));
    await fetch(`${gateways[0].url}/api/releases/shell`, { method: 'POST', headers: gzip, body });
    await fetch(`${gateways[0].url}/api/releases/shell/activations`, {
      method: 'POST',
      headers: { ...BEARER, 'content-type': 'application/json' },
      body: JSON.stringify({ version: '1.0.0', reason: 'a test' }),
    });
    await activate('1.0.0', gateways[0].url);
    for (const gateway of gateways) await untilReady(gateway.url, []);
  });
  afterAll(async () => {
    for (const gateway of gateways ?? []) await gateway.kill();
    await nginx?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Everything acknowledged is in the database, once. */
  async function expectStored(acknowledged: readonly string[]): Promise<void> {
    const database = await openDatabase({ dataDir, databaseUrl });
    const stored = (await WRITES.enquiry?.stored(database.db)) ?? [];
    await database.close();
    expect(new Set(stored).size).toBe(stored.length);
    const held = new Set(stored);
    expect(acknowledged.filter((key) => !held.has(key))).toEqual([]);
  }

  it('share sessions, limits and what is live', async () => {
    const staff = new Browser(url);
    await staff.signIn('/contact', STAFF.email, STAFF.password);
    for (const gateway of gateways) {
      const cookie = [...staff.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      const answer = await fetch(`${gateway.url}/api/auth/user`, { headers: { cookie } });
      expect(await answer.json()).toMatchObject({ email: STAFF.email });
    }

    const statuses: number[] = [];
    const from = '127.77.7.7';
    for (let sent = 0; sent < ENQUIRIES_OF_A_NETWORK + 4; sent += 1) {
      const attempt = await WRITES.enquiry?.begin({ call: askFrom(url, () => from) });
      statuses.push((await attempt?.send({ call: askFrom(url, () => from) }))?.status ?? 0);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(ENQUIRIES_OF_A_NETWORK);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);

    const took: number[] = [];
    const stream = await listenTo(`${gateways[1].url}/api/releases/events`);
    for (let count = 1; count <= ACTIVATIONS; count += 1) {
      const { revision } = (await (await fetch(`${gateways[1].url}/api/health`)).json()) as { revision: number };
      await activate(`1.${count}.0`, gateways[0].url);
      const startedAt = performance.now();
      await stream.until(() => stream.data<{ revision: number }>('revision').find((news) => news.revision > revision));
      took.push(performance.now() - startedAt);
    }
    stream.leave();
    const median = took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.POSITIVE_INFINITY;
    expect(median).toBeLessThan(FOLLOW_WITHIN_MS);
    noteFault({
      fault: 'Two gateways on one PostgreSQL',
      visitors: `one session on both; ${ENQUIRIES_OF_A_NETWORK} enquiries of a network through both together, the next 429`,
      clients: 'the same',
      operators: `the other gateway follows an activation in ${Math.round(median)} ms (median of ${ACTIVATIONS}; the longest ${Math.round(took.at(-1) ?? 0)} ms)`,
    });
  });

  it('lose nothing when one of them is killed', async () => {
    let asked = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = kill % 2 === 0 ? 0 : 1;
      const running = putUnderLoad(url);
      await running.answers(ANSWERS_BETWEEN);
      await gateways[at].kill();
      await running.answers(ANSWERS_BETWEEN);
      const { acknowledged, count } = await running.stop();
      expect(running.failures()).toEqual([]);
      asked += count;
      await expectStored(acknowledged);
      await verifyReleaseLog(gateways[at === 0 ? 1 : 0]);
      gateways[at] = await start(ports[at]);
      await untilReady(gateways[at].url, []);
    }
    noteFault({
      fault: `One of two gateways killed under load, ${KILLS} times`,
      visitors: `none of ${asked} requests failed: nginx sends pages and forms that it was working on to the other one`,
      clients: 'the same; every acknowledged form is stored, once',
      operators: 'the other gateway has it all; nothing to do',
    });
  });

  it('lose nothing when each is replaced in turn by a newer version, with its migration, and by the older one again', async () => {
    const running = putUnderLoad(url);
    for (const version of ROLLOUTS) {
      for (const at of [0, 1] as const) {
        await running.answers(ANSWERS_BETWEEN);
        expect(await gateways[at].stop()).toBe(0);
        await running.answers(ANSWERS_BETWEEN);
        gateways[at] = await start(ports[at], version);
      }
    }
    await running.answers(ANSWERS_BETWEEN);
    const { acknowledged, count } = await running.stop();
    expect(running.failures()).toEqual([]);
    await expectStored(acknowledged);
    for (const gateway of gateways) {
      await untilReady(gateway.url, []);
      await verifyReleaseLog(gateway);
    }
    noteFault({
      fault: `Gateways replaced one after the other under load, ${ROLLOUTS.length} times, also by a version with one more migration`,
      visitors: `none of ${count} requests failed`,
      clients: `the same; ${acknowledged.length} acknowledged forms are stored, once`,
      operators: 'the release log verifies on both',
    });
  });
});
