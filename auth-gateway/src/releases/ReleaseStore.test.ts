import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createLog } from '../log.ts';
import { createReleaseStore } from './ReleaseStore.ts';
import type { WarmUp } from './warm-up.ts';

/** The store of a second gateway, whose pages are made when the test says so. */
async function openStore(databaseUrl: string, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir });
  const store = await createReleaseStore({ config: { dev: null, dataDir }, database, log: createLog('silent') });
  const ready: ((outcome: WarmUp) => void)[] = [];
  const warming: ((revision: number) => void)[] = [];
  store.warmWith((next) => {
    warming.shift()?.(next.revision);
    return new Promise((resolve) => ready.push(resolve));
  });
  function makeReady(): void {
    for (const resolve of ready.splice(0)) resolve({ status: 'warm' });
  }
  return {
    store,
    makeReady,
    /** The revision that is made ready next. */
    nextWarming: () => new Promise<number>((resolve) => warming.push(resolve)),
    nextRevision: () =>
      new Promise<number>((resolve) => {
        const stop = store.onRevision(({ revision }) => {
          stop();
          resolve(revision);
        });
      }),
    async close() {
      makeReady();
      await store.close();
      await database.close();
    },
  };
}

describe('a gateway that follows another', () => {
  let one: TestGateway;
  let two: Awaited<ReturnType<typeof openStore>>;

  beforeAll(async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    one = await startTestGateway({ databaseUrl });
    await one.publish(hostFolder());
    await one.activate('shell', '1.0.0');
    for (const version of ['1.0.0', '2.0.0']) await one.publish(remoteFolder({ version }));
    await one.activate('mf-quote', '1.0.0');
    two = await openStore(databaseUrl, one.dataDir);
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const live = () => two.store.liveSet().entries.get('mf-quote')?.release.version;

  it('makes the pages of what was activated there before its own visitors get it', async () => {
    const [warming, turned] = [two.nextWarming(), two.nextRevision()];
    const { revision } = (await one.activate('mf-quote', '2.0.0')).body;
    expect(await warming).toBe(revision);
    expect(live()).toBe('1.0.0');
    two.makeReady();
    expect(await turned).toBe(revision);
    expect(live()).toBe('2.0.0');
  });

  it('turns at once after a rollback there', async () => {
    const turned = two.nextRevision();
    const { revision } = (await one.rollback('mf-quote')).body;
    expect(await turned).toBe(revision);
    expect(live()).toBe('1.0.0');
  });
});
