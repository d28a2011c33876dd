import { TOKEN_LENGTH } from '@saltbush/capability/references';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { LANES } from './lanes.data.ts';

/** Far more than places and queue hold, but few enough that two cores send them within seconds. */
const AT_ONCE = 400;
const ROUNDS = 3;
const NETWORKS = 10;

const gateway = gatewayOn('embedded', { config: { trustedProxies: 1 } });
beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await gateway.publish(remoteFolder({ version }));
    await gateway.activate('mf-quote', version);
  }
});

/** Keeps the one connection of the embedded database, so that what reads piles up however fast the machine is. */
async function holdDatabase(): Promise<{ end: () => Promise<void> }> {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let tellTaken: () => void = () => {};
  const taken = new Promise<void>((resolve) => {
    tellTaken = resolve;
  });
  const done = gateway.database.db.transaction().execute(async () => {
    tellTaken();
    await held;
  });
  await taken;
  return {
    end: () => {
      letGo();
      return done;
    },
  };
}

it('a site that is asked for far more than it can do says so at once, obeys operators and recovers', async () => {
  const file = '/mf/mf-quote/1.1.0/page.js';
  const statuses = new Map<number, number>();
  const databaseWaits = await holdDatabase();
  let tellFirst: () => void = () => {};
  const firstTurnedAway = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });
  let withoutWait = 0;
  const ask = async (index: number) => {
    const headers = { 'x-forwarded-for': `203.0.113.${index % NETWORKS}` };
    // Each address looks like a private link, so each request costs one look into the database.
    const response = await fetch(`${gateway.url}/api/quotes/${'a'.repeat(TOKEN_LENGTH)}`, { headers });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status === 503) tellFirst();
    if (response.status === 503 && response.headers.get('retry-after') === null) withoutWait += 1;
  };
  const flood = (async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)));
  })();
  await firstTurnedAway;
  await databaseWaits.end();
  const [rollback, script] = await Promise.all([gateway.rollback('mf-quote'), gateway.get(file, {})]);
  expect(rollback).toMatchObject({ status: 201, body: { kind: 'rollback', version: '1.0.0' } });
  expect(script.status).toBe(200);
  await flood;

  expect([...statuses.keys()].sort()).toEqual([404, 503]);
  expect(statuses.get(404)).toBeGreaterThanOrEqual(LANES.read.places);
  expect(withoutWait).toBe(0);
  const metrics = String((await gateway.get('/metrics')).body.text);
  const told = (lane: string, outcome: string) =>
    Number(new RegExp(`saltbush_admission_total\\{lane="${lane}",outcome="${outcome}"\\} (\\d+)`).exec(metrics)?.[1]);
  expect(told('read', 'turned-away')).toBe(statuses.get(503));
  expect(told('read', 'admitted')).toBe(statuses.get(404));
  expect(told('operator', 'turned-away')).toBe(0);

  // Afterwards nothing is held and everybody is served again.
  expect(metrics).toContain('saltbush_admission_requests{lane="read",state="worked-on"} 0');
  expect(metrics).toContain('saltbush_admission_requests{lane="read",state="waiting"} 0');
  expect((await gateway.get('/', {})).status).toBe(200);
});
