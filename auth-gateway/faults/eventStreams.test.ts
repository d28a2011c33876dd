import { bookingDesk } from '../fixtures/bookingDesk.ts';
import { keptPostgres } from '../fixtures/keptPostgres.ts';
import { listenTo } from '../fixtures/listenTo.ts';
import { remoteFolder } from '../fixtures/releaseArchive.ts';
import { BEARER, startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { noteFault } from './noteFault.ts';
import { NOW } from './writes.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana', 'x-test-email': 'ana@harbour.example' };

let here: TestGateway;
let there: TestGateway;
beforeAll(async () => {
  const databaseUrl = await keptPostgres.createDatabase();
  here = await startTestGateway({ databaseUrl }, { now: () => NOW });
  there = await startTestGateway({ databaseUrl }, { now: () => NOW });
});
afterAll(async () => {
  await here?.close();
  await there?.close();
});

it('announces on the streams of one gateway what was done at the other', async () => {
  const desk = bookingDesk(
    () => here,
    () => NOW,
  );
  await here.publish(remoteFolder());
  const { reference } = await desk.make({}, ANA);
  const revisions = await listenTo(`${there.url}/api/releases/events`);
  const shipments = await listenTo(`${there.url}/api/shipments/events`, ANA);
  const lines = await listenTo(`${there.url}/api/releases/log/events`, BEARER);
  for (const stream of [shipments, lines]) await stream.event('ready');
  await revisions.event('revision');

  const { revision } = (await here.activate('mf-quote', '1.0.0')).body;
  await revisions.until(() =>
    revisions.data<{ revision: number }>('revision').find((news) => news.revision === revision),
  );
  const line = await lines.until(() =>
    lines.data<{ kind: string; seq: number }>('log').find(({ kind }) => kind === 'activate'),
  );
  expect(line.seq).toBe(revision);
  await here.rollback('mf-quote');

  expect((await desk.move(reference, 'accepted')).status).toBe(200);
  const change = await shipments.until(() =>
    shipments.data<{ reference: string; status: string }>('shipment').find((news) => news.status === 'accepted'),
  );
  expect(change.reference).toBe(reference);
  for (const stream of [revisions, shipments, lines]) stream.leave();
  noteFault({
    fault: 'A change at one of two gateways, an open page at the other',
    visitors: 'the new revision on /api/releases/events',
    clients: 'the step of their consignment on /api/shipments/events',
    operators: 'the line on /api/releases/log/events',
  });
});
