import { keptPostgres } from '../fixtures/keptPostgres.ts';
import { layConsignment } from '../fixtures/layPerson.ts';
import { hostFolder } from '../fixtures/releaseArchive.ts';
import { layApi, registerService } from '../fixtures/siteWithApi.ts';
import { type SpawnedGateway, spawnTracking } from '../fixtures/spawnGateway.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { askFrom } from './askFrom.ts';
import { noteFault } from './noteFault.ts';
import { putUnderLoad } from './putUnderLoad.ts';

const REFERENCE = 'SH-2026-00042';
const NINA = { name: 'Nina Park', email: 'nina@harbour.example', phone: '0412 345 678', number: 9 };
/** Of the pickup in Sydney. */
const RIGHT = { reference: REFERENCE, postcode: '2000' };
const WRONG = { reference: REFERENCE, postcode: '6000' };

let gateway: TestGateway;
let databaseUrl: string;
let service: SpawnedGateway;

beforeAll(async () => {
  databaseUrl = await keptPostgres.createDatabase();
  gateway = await startTestGateway({ databaseUrl });
  const of = { userId: 'ana', client: null, at: new Date('2026-11-20T03:00:00Z'), status: 'in_transit' } as const;
  await layConsignment(gateway.database.db, { ...NINA, ...of, reference: REFERENCE });
  // Pages and what is live need a host.
  await gateway.publish(hostFolder());
  await gateway.activate('shell', '1.0.0');
  service = await startTracking('0');
  await layApi(gateway);
  await registerService(gateway, service.url);
});
afterAll(async () => {
  await service?.kill();
  await gateway?.close();
});

/** Signed identities name the address that visitors use. */
const startTracking = (port: string) =>
  spawnTracking({ DATABASE_URL: databaseUrl, SITE_URL: gateway.url.replace('127.0.0.1', 'localhost'), PORT: port });

async function track(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const response = await askFrom(gateway.url)('POST', path, body);
  return { status: response.status, body: await response.json() };
}

it('behind the gateway, tracking answers as it does within', async () => {
  const within = await track('/api/track', RIGHT);
  expect(within).toMatchObject({ status: 200, body: { reference: REFERENCE } });
  expect(await track('/api/tracking', RIGHT)).toEqual(within);
  for (const path of ['/api/track', '/api/tracking']) {
    expect(await track(path, WRONG)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
});

it('a service that is killed and started again under load fails alone, and comes back by itself', async () => {
  const load = putUnderLoad(gateway.url);
  const seen: { status: number; code: unknown }[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const { status, body } = await track('/api/tracking', RIGHT);
      seen.push({ status, code: (body as { code?: unknown }).code ?? null });
    }
  })();
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await load.answers(1);
  };
  const answered = { status: 200, code: null };
  await until(() => seen.length >= 20);
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));

  const { port } = new URL(service.url);
  await service.kill();
  await until(() => seen.at(-1)?.status === 503);
  const fromDown = seen.length;
  await load.answers(100);
  await until(() => seen.length >= fromDown + 20);
  const down = seen.slice(fromDown);
  expect(down).toEqual(down.map(() => ({ status: 503, code: 'api-away' })));

  service = await startTracking(port);
  await until(() => seen.at(-1)?.status === 200);
  const fromBack = seen.length;
  await until(() => seen.length >= fromBack + 20);
  const back = seen.slice(fromBack);
  expect(back).toEqual(back.map(() => answered));

  isOver = true;
  await asking;
  const { count, acknowledged } = await load.stop();
  expect(load.failures()).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  // A request in the middle of the kill may have got half an answer, which is refused.
  expect(new Set(seen.map(({ code }) => code).filter((code) => code !== 'api-answer-refused'))).toEqual(
    new Set([null, 'api-away']),
  );
  noteFault({
    fault: 'The service of a remote is killed and started again under load',
    visitors: `none of ${count} other requests failed; its own API answered 503 meanwhile`,
    clients: 'the same',
    operators: 'it comes back by itself',
  });
});
