import { jest } from '@jest/globals';
import { aJob } from '../../fixtures/aJob.ts';
import { playGateway } from '../../fixtures/playGateway.ts';
import { createMemoryStore } from '../store/createMemoryStore.ts';
import { createJobKeeper } from './createJobKeeper.ts';

const TOKEN = 'abc';
const AT_MS = Date.parse('2026-11-23T01:00:00.000Z');
const position = { kind: 'position', latitude: -34.7546, longitude: 149.7185, accuracyM: 8 } as const;

async function startKeeper() {
  const gateway = playGateway(aJob());
  const store = createMemoryStore(TOKEN);
  const keeper = createJobKeeper(TOKEN, store, () => AT_MS);
  await keeper.start();
  return { gateway, store, keeper };
}

it('shows the job, and what happened at once, whether or not there is reception', async () => {
  const { gateway, keeper } = await startKeeper();
  expect(keeper.view()).toMatchObject({ link: 'open', job: { status: 'allocated' }, readAtMs: AT_MS, isReached: true });
  gateway.goOffline();
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  await keeper.report({ kind: 'scan', sscc: '095212340000000013', stage: 'pickup' }, AT_MS);
  expect(keeper.view()).toMatchObject({
    job: { status: 'picked_up', takesPositions: true, scanned: { pickup: ['095212340000000013'] } },
    waitingCount: 2,
    isReached: false,
  });
});

it('sends what waits in its order, once there is reception, and forgets it', async () => {
  const { gateway, keeper, store } = await startKeeper();
  gateway.goOffline();
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  await keeper.report(position, AT_MS + 60_000);
  gateway.goOnline();
  await keeper.send();
  expect(gateway.taken).toEqual([
    { id: expect.any(String), at: '2026-11-23T01:00:00.000Z', kind: 'picked-up' },
    { id: expect.any(String), at: '2026-11-23T01:01:00.000Z', ...position },
  ]);
  expect(await store.reports()).toEqual([]);
  expect(keeper.view()).toMatchObject({ waitingCount: 0, isReached: true });
});

it('sends the same report again under the same id when the answer was lost', async () => {
  const { gateway, keeper } = await startKeeper();
  gateway.loseAnswers();
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  expect(keeper.view().waitingCount).toBe(1);
  gateway.goOnline();
  await keeper.send();
  const [first, again] = gateway.taken;
  expect(gateway.taken).toHaveLength(2);
  expect(again).toEqual(first);
});

it('sends at most 100 at once, however long there was no reception', async () => {
  const { gateway, keeper, store } = await startKeeper();
  for (let minute = 0; minute < 230; minute += 1) {
    await store.add({ ...position, id: `id-${minute}`, at: new Date(AT_MS + minute * 60_000).toISOString() });
  }
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  expect(gateway.batches).toEqual([100, 100, 31]);
  expect(keeper.view().waitingCount).toBe(0);
});

it('drops what the gateway refuses, and says why', async () => {
  const { gateway, keeper } = await startKeeper();
  gateway.refuse(({ kind }) => (kind === 'position' ? 'The freight is not picked up yet.' : null));
  await keeper.report(position, AT_MS);
  expect(keeper.view()).toMatchObject({
    waitingCount: 0,
    refusals: [{ message: 'The freight is not picked up yet.' }],
  });
  keeper.dismissRefusals();
  expect(keeper.view().refusals).toEqual([]);
});

it('loses only the one report that cannot be read', async () => {
  const { gateway, keeper } = await startKeeper();
  gateway.goOffline();
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  await keeper.report({ kind: 'scan', sscc: 'bad', stage: 'pickup' }, AT_MS);
  await keeper.report(position, AT_MS);
  gateway.goOnline();
  gateway.failOn(({ kind }) => kind === 'scan');
  await keeper.send();
  expect(gateway.taken.map(({ kind }) => kind)).toEqual(['picked-up', 'position']);
  expect(keeper.view()).toMatchObject({ waitingCount: 0, refusals: [{ message: 'An SSCC has 18 digits' }] });
});

it('sends the pictures after the delivery that they prove, and keeps those that do not arrive', async () => {
  const { gateway, keeper } = await startKeeper();
  const signature = new Blob(['s'], { type: 'image/png' });
  const photo = new Blob(['p'], { type: 'image/jpeg' });
  const delivered = { kind: 'delivered', receivedBy: 'Ana', latitude: null, longitude: null, accuracyM: null } as const;
  gateway.failPictures('photo', 503);
  await keeper.report(delivered, AT_MS, { signature, photo });
  expect(gateway.pictures).toEqual(['signature']);
  expect(keeper.view()).toMatchObject({ job: { status: 'delivered' }, waitingCount: 1 });
  gateway.goOnline();
  await keeper.send();
  expect(gateway.pictures).toEqual(['signature', 'photo']);
  expect(keeper.view().waitingCount).toBe(0);
});

it('forgets a job whose link has ended, and says what came too late', async () => {
  const { gateway, keeper, store } = await startKeeper();
  gateway.goOffline();
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  gateway.endLink();
  await keeper.send();
  expect(keeper.view()).toMatchObject({ link: 'ended', job: null, isSharing: false, waitingCount: 1 });
  expect(await store.kept()).toBeNull();
  expect(await store.reports()).toEqual([]);
});

it('waits when something else than the gateway answers, as the sign-in of a network does', async () => {
  const { gateway, keeper } = await startKeeper();
  gateway.answerAsStranger();
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  expect(keeper.view()).toMatchObject({ link: 'open', waitingCount: 1 });
});

it('opens with the job as it was kept, when there is no reception', async () => {
  const { gateway, keeper, store } = await startKeeper();
  await keeper.choose({ isStarted: true, isSharing: true });
  gateway.goOffline();
  const later = createJobKeeper(TOKEN, store, () => AT_MS + 3_600_000);
  await later.start();
  expect(later.view()).toMatchObject({
    link: 'open',
    readAtMs: AT_MS,
    isStarted: true,
    isSharing: true,
    isReached: false,
  });
});

it('says when the telephone cannot keep what happened', async () => {
  const { keeper, store } = await startKeeper();
  jest.spyOn(store, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await keeper.report({ kind: 'picked-up' }, AT_MS);
  expect(keeper.view().refusals).toMatchObject([{ message: expect.stringContaining('no room') }]);
});
