import type { Chore } from '@saltbush/capability/chore';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keepChores, runChores } from './keepChores.ts';

const NOW = new Date('2026-11-24T03:00:00Z');

const gateway = gatewayOn('embedded');
beforeEach(() => gateway.reset());

const log = { error: jest.fn(), warn: jest.fn() };
const look = (chores: Chore[], isStopped = () => false) =>
  runChores(chores, { database: gateway.database, now: () => NOW, log, isStopped });

it('does a chore at one gateway, and again only after its time', async () => {
  const run = jest.fn<ReturnType<Chore['run']>, Parameters<Chore['run']>>(async () => {});
  const chores = [{ id: 'a', everyMs: 60_000, run }];
  await Promise.all([look(chores), look(chores)]);
  await look(chores);
  expect(run).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledWith(NOW, expect.any(Function));
});

it('tries one that failed again at the next look, and does the others meanwhile', async () => {
  const failing = jest.fn<ReturnType<Chore['run']>, Parameters<Chore['run']>>(async () => {
    throw new Error('No');
  });
  const run = jest.fn<ReturnType<Chore['run']>, Parameters<Chore['run']>>(async () => {});
  const chores = [
    { id: 'b', everyMs: 60_000, run: failing },
    { id: 'c', everyMs: 60_000, run },
  ];
  await look(chores);
  await look(chores);
  expect([failing.mock.calls.length, run.mock.calls.length]).toEqual([2, 1]);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ chore: 'b' }), expect.any(String));
});

it('begins nothing once it is stopped', async () => {
  const run = jest.fn<ReturnType<Chore['run']>, Parameters<Chore['run']>>(async () => {});
  await look([{ id: 'd', everyMs: 60_000, run }], () => true);
  expect(run).not.toHaveBeenCalled();
});

it('runs what every gateway does as often as it says, and tells once that it fails', async () => {
  const { database } = gateway;
  const runs: (() => void)[] = [];
  const ran = (count: number) =>
    new Promise<void>((resolve) => {
      runs.push(() => run.mock.calls.length >= count && resolve());
    });
  const run = jest.fn<ReturnType<Chore['run']>, Parameters<Chore['run']>>(async () => {
    for (const tell of runs) tell();
    throw new Error('No');
  });
  log.error.mockClear();
  const keeper = { database, now: () => NOW, log };
  const stop = keepChores([{ id: 'e', everyMs: 1, runsAt: 'every gateway', run }], keeper);
  await ran(3);
  await stop();
  const { length } = run.mock.calls;
  expect(run).toHaveBeenCalledWith(NOW, expect.any(Function));
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(length);
});
