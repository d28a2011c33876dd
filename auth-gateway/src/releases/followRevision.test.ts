import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { listenTo } from '../../fixtures/listenTo.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

/** Listens as an open tab does. */
async function listen(url: string) {
  const tab = await listenTo(`${url}/api/releases/events`);
  expect(tab.status).toBe(200);
  expect(tab.headers['content-type']).toBe('text/event-stream');
  return {
    ended: tab.ended,
    /** Resolves with the first revision, already seen or still to come, that is at least `wanted`. */
    reaches: (wanted: number) =>
      tab.until(() =>
        tab
          .data<{ revision: number }>('revision')
          .map(({ revision }) => revision)
          .find((revision) => revision >= wanted),
      ),
  };
}

describe('two gateways on one PostgreSQL', () => {
  let one: TestGateway;
  let two: TestGateway;

  beforeAll(async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    [one, two] = await Promise.all([startTestGateway({ databaseUrl }), startTestGateway({ databaseUrl })]);
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  const revisionAt = async (gateway: TestGateway) => Number((await gateway.get('/api/health')).body.revision);

  it('announce it to the tabs of both, whoever activates', async () => {
    await one.publish(hostFolder());
    await one.publish(remoteFolder());
    const tabs = [await listen(one.url), await listen(two.url)];
    for (const [gateway, name] of [
      [one, 'shell'],
      [two, 'mf-quote'],
    ] as const) {
      const { revision } = (await gateway.activate(name, '1.0.0')).body;
      await Promise.all(tabs.map((tab) => tab.reaches(Number(revision))));
      expect(await revisionAt(one)).toBe(revision);
      expect(await revisionAt(two)).toBe(revision);
    }
  });

  it('serve from the second what was published through the first', async () => {
    await one.publish(remoteFolder({ version: '1.5.0' }));
    expect((await fetch(`${two.url}/mf/mf-quote/1.5.0/page.js`)).status).toBe(200);
  });

  it('end their streams when they stop, so that tabs connect to another', async () => {
    const tab = await listen(two.url);
    await two.restart();
    await tab.ended;
    expect((await two.get('/api/health')).status).toBe(200);
  });
});

describe('a gateway with the embedded database', () => {
  it('announces it to its tabs at once', async () => {
    const gateway = await startTestGateway();
    await gateway.publish(remoteFolder());
    const tab = await listen(gateway.url);
    expect(await tab.reaches(0)).toBe(0);
    const { revision } = (await gateway.activate('mf-quote', '1.0.0')).body;
    expect(await tab.reaches(1)).toBe(revision);
    await gateway.close();
    await tab.ended;
  });
});
