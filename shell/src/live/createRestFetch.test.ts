import { jest } from '@jest/globals';
import type { LiveState } from '@saltbush/contract/boot';
import { createRestFetch } from './createRestFetch.ts';

const STATE: LiveState = { revision: 3, hostVersion: '1.0.0', hostWithdrawn: [], remotes: [], overrides: [] };

function setUp(missing: string | null, complete: (state: LiveState) => void = () => {}) {
  const ask = jest.fn(async () => STATE);
  const site = { missing: () => missing, complete: jest.fn(complete) };
  return { ask, site, ...createRestFetch({ site, limitMs: 1000, ask }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('fetches the rest once for everybody who waits', async () => {
  const { ask, site, findOut } = setUp('/api/site/map/x');
  await Promise.all([findOut(), findOut()]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith('/api/site/map/x', { signal: expect.any(AbortSignal) });
  expect(site.complete).toHaveBeenCalledWith(STATE);
});

it('asks for nothing where nothing is missing', async () => {
  const { ask, findOut } = setUp(null);
  await findOut();
  expect(ask).not.toHaveBeenCalled();
});

it('asks a gateway that lags behind again', async () => {
  let isBehind = true;
  const { ask, findOut } = setUp('/api/site/map/x', () => {
    if (isBehind) throw new Error('older');
  });
  const found = findOut();
  await jest.advanceTimersByTimeAsync(900);
  expect(ask).toHaveBeenCalledTimes(1);
  isBehind = false;
  await jest.advanceTimersByTimeAsync(200);
  await found;
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gives up after three attempts, and begins anew for whoever asks next', async () => {
  const { ask, findOut } = setUp('/api/site/map/x');
  ask.mockRejectedValue(new Error('offline'));
  const failing = expect(findOut()).rejects.toThrow('offline');
  await jest.advanceTimersByTimeAsync(5000);
  await failing;
  expect(ask).toHaveBeenCalledTimes(3);
  ask.mockResolvedValue(STATE);
  await findOut();
  expect(ask).toHaveBeenCalledTimes(4);
});

describe('what is asked for ahead', () => {
  it('is there for whoever needs it next, and changes nothing before', async () => {
    const { ask, site, findOut, askAhead } = setUp('/api/site/map/x');
    askAhead();
    askAhead();
    await jest.advanceTimersByTimeAsync(0);
    expect(site.complete).not.toHaveBeenCalled();
    await findOut();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(site.complete).toHaveBeenCalledWith(STATE);
  });

  it('is asked for again where it did not come', async () => {
    const { ask, site, findOut, askAhead } = setUp('/api/site/map/x');
    ask.mockRejectedValueOnce(new Error('offline'));
    askAhead();
    const found = findOut();
    await jest.advanceTimersByTimeAsync(1_100);
    await found;
    expect(ask).toHaveBeenCalledTimes(2);
    expect(site.complete).toHaveBeenCalledTimes(1);
  });

  it('is nothing where nothing is missing', () => {
    const { ask, askAhead } = setUp(null);
    askAhead();
    expect(ask).not.toHaveBeenCalled();
  });
});
