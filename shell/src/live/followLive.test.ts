import { jest } from '@jest/globals';
import type { LiveState } from '@saltbush/contract/boot';
import { followLive } from './followLive.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;

  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = 2;
  }

  tell(revision: number): void {
    this.dispatchEvent(new MessageEvent('revision', { data: JSON.stringify({ revision }) }));
  }
}

const live = (revision: number, overrides: LiveState['overrides'] = []): LiveState => ({
  revision,
  hostVersion: '1',
  hostWithdrawn: [],
  remotes: [],
  overrides,
});

let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};

function setUp(first: LiveState) {
  let known = first;
  const ask = jest.fn(async () => live(known.revision + 1));
  const take = jest.fn((taken: LiveState) => {
    known = taken;
  });
  stop = followLive({ known: () => known, ask, take, random: () => 0.5 });
  return { ask, take };
}

const stream = () => FakeEventSource.opened.at(-1) as FakeEventSource;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function see(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.opened = [];
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('followLive', () => {
  it('asks nothing while the revision is the known one, and asks shortly after it changed', async () => {
    const { ask, take } = setUp(live(4));
    stream().tell(4);
    await wait(2000);
    expect(ask).not.toHaveBeenCalled();
    stream().tell(5);
    await wait(499);
    expect(ask).not.toHaveBeenCalled();
    await wait(1);
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ revision: 5 }));
  });

  it('asks once for revisions that come in quick succession', async () => {
    const { ask } = setUp(live(4));
    for (const revision of [4, 5, 6, 7]) stream().tell(revision);
    await wait(1000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks when the same revision arrives again, because a working copy has another build', async () => {
    const { ask } = setUp(live(4));
    stream().tell(4);
    stream().tell(4);
    // At once: only this browser hears of it.
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('ignores an older revision from a gateway that lags behind', async () => {
    const { ask } = setUp(live(4));
    stream().tell(4);
    stream().tell(3);
    await wait(1000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('holds no connection while the tab is hidden, and asks when it is visible again', async () => {
    const { ask } = setUp(live(4));
    see('hidden');
    expect(stream().readyState).toBe(2);
    see('visible');
    expect(FakeEventSource.opened).toHaveLength(2);
    stream().tell(9);
    await wait(1000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again later when the gateway does not answer', async () => {
    const { ask, take } = setUp(live(4));
    ask.mockRejectedValueOnce(new Error('503'));
    stream().tell(5);
    await wait(600);
    expect(take).not.toHaveBeenCalled();
    await wait(2500);
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('opens another stream when the browser gave up', async () => {
    setUp(live(4));
    stream().readyState = 2;
    stream().onerror?.();
    await wait(2500);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('polls instead, less and less often, when no stream is available', async () => {
    const { ask, take } = setUp(live(4));
    const refuse = () => {
      stream().readyState = 2;
      stream().onerror?.();
    };
    const opened = () => FakeEventSource.opened.length;
    refuse();
    for (const waitMs of [2_500, 5_000, 10_000, 20_000, 37_500, 37_500]) {
      const before = opened();
      await wait(waitMs - 1);
      expect(opened()).toBe(before);
      await wait(1);
      expect(opened()).toBe(before + 1);
      refuse();
    }
    expect(ask).toHaveBeenCalledTimes(5);
    expect(take).toHaveBeenCalledTimes(5);
    await wait(37_500);
    stream().onopen?.();
    stream().tell(99);
    await wait(1_000);
    expect(take).toHaveBeenCalledTimes(7);
  });

  it('asks when an override expires', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { ask } = setUp(live(4, [{ name: 'mf-quote', version: '2', kind: 'preview', expiresAt }]));
    await wait(60_000);
    expect(ask).not.toHaveBeenCalled();
    await wait(1000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
