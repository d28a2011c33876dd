import { readWhole } from './readWhole.ts';

const pages = (total: number) => async (page: number) => ({
  rows: Array.from({ length: Math.max(0, Math.min(25, total - (page - 1) * 25)) }, (_row, index) => page * 100 + index),
  ...{ total, page, pageSize: 25 },
});

it('reads every page, in order', async () => {
  const { rows, total } = await readWhole(pages(60));
  expect(rows).toHaveLength(60);
  expect(rows.at(-1)).toBe(309);
  expect(total).toBe(60);
});

it('stops after forty pages, and says how many rows there are', async () => {
  const { rows, total } = await readWhole(pages(5_000));
  expect([rows.length, total]).toEqual([1_000, 5_000]);
});

it('ends when the list has become shorter meanwhile', async () => {
  const { rows } = await readWhole(async (page) => ({ ...(await pages(30)(page)), total: 60 }));
  expect(rows).toHaveLength(30);
});
