import { jest } from '@jest/globals';
import { type Counts, createCounts } from './createCounts.ts';

const FROM = '/api/ops/counts';

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function start(answer: () => Promise<Response>) {
  const told: Counts[] = [];
  const onRefused = jest.fn();
  const fetch = jest.fn(answer);
  const reader = createCounts({ from: [FROM], tell: (counts) => told.push(counts), onRefused, fetch });
  return { ...reader, fetch, onRefused, told };
}

const saying =
  (body: unknown, status = 200) =>
  async () =>
    ({ ok: status === 200, status, json: async () => body }) as Response;
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('reads figures at once and then twice a minute, and none while the page is hidden', async () => {
  const { look, stop, fetch, told } = start(saying({ open: 3 }));
  look();
  await settle();
  expect(told.at(-1)?.get(`${FROM} open`)).toBe(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  setVisibility('hidden');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  setVisibility('visible');
  await settle();
  expect(fetch).toHaveBeenCalledTimes(4);
  stop();
});

it('asks once for several moves in a moment', async () => {
  const { look, stop, fetch } = start(saying({}));
  look();
  look();
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
  stop();
});

it('keeps a figure that could not be read again for a while, then shows none', async () => {
  let isBroken = false;
  const { look, stop, told, onRefused } = start(async () => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return saying({ open: 3 })();
  });
  look();
  await settle();
  isBroken = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)?.get(`${FROM} open`)).toBe(3);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(told.at(-1)?.size).toBe(0);
  expect(onRefused).not.toHaveBeenCalled();
  stop();
});

it('says that it was refused, since the session may have ended', async () => {
  const { look, stop, onRefused } = start(saying({ code: 'unauthenticated' }, 401));
  look();
  await settle();
  expect(onRefused).toHaveBeenCalledTimes(1);
  stop();
});
