import { createAllowance } from './createAllowance.ts';

const results = (length: number, take: () => Promise<boolean>) => Promise.all(Array.from({ length }, take));

it('lets one source begin so many visits an hour, whatever others do', async () => {
  const { takeVisit } = createAllowance();
  const taken = await results(2_100, () => takeVisit('198.51.100.77'));
  expect(taken.filter(Boolean)).toHaveLength(2_000);
  expect(await takeVisit('198.51.100.9')).toBe(true);
});

it('lets one source vote so often on a release, and on each release by itself', async () => {
  const { takeVote } = createAllowance();
  const taken = await results(100, () => takeVote('198.51.100.77', 'mf-quote@1.1.0'));
  expect(taken.filter(Boolean)).toHaveLength(20);
  expect(await takeVote('198.51.100.77', 'mf-quote@1.2.0')).toBe(true);
  expect(await takeVote('198.51.100.9', 'mf-quote@1.1.0')).toBe(true);
});

it('stores so many events of one source an hour', async () => {
  const { takeEvents } = createAllowance();
  const taken = await results(200, () => takeEvents('hosting-provider', 50));
  expect(taken.filter(Boolean)).toHaveLength(160);
  expect(await takeEvents('198.51.100.9', 50)).toBe(true);
});
