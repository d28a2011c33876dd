import { jest } from '@jest/globals';
import { createReporter, type ReleaseReport } from './createReporter.ts';

const LOADED: ReleaseReport = { kind: 'loaded', remote: 'mf-quote', version: '2', page: '/quote', durationMs: 80 };
const VITAL: ReleaseReport = {
  kind: 'vital',
  remote: 'mf-quote',
  version: '2',
  page: '/quote',
  metric: 'INP',
  value: 48,
};
const FALLBACK: ReleaseReport = { kind: 'fallback', remote: 'mf-quote', version: '1', page: '/quote' };

let visibility: DocumentVisibilityState = 'visible';
const VISIT = { json: async () => ({ visit: 'v1' }) };
let answer: () => Promise<unknown>;
const sent: { asks?: true; body: Blob }[] = [];
const batches = () =>
  Promise.all(sent.map(async ({ body, ...how }) => ({ ...how, ...JSON.parse(await textOf(body)) })));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  sent.length = 0;
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  answer = async () => VISIT;
  globalThis.fetch = ((_url: string, { body }: RequestInit) => {
    sent.push({ asks: true, body: body as Blob });
    return answer();
  }) as unknown as typeof fetch;
  navigator.sendBeacon = (_url, body) => {
    sent.push({ body: body as Blob });
    return true;
  };
});
afterEach(() => jest.useRealTimers());

/** jsdom's Blob has no `text`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    jest.useRealTimers();
    reader.readAsText(blob);
  });
}

describe('createReporter', () => {
  it('sends the reports of one second together, and those that follow with the visit of the answer', async () => {
    const report = createReporter();
    report(LOADED);
    report(VITAL);
    expect(sent).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1000);
    report(FALLBACK);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await batches()).toEqual([
      { asks: true, events: [LOADED, VITAL] },
      { visit: 'v1', events: [FALLBACK] },
    ]);
  });

  it('sends a vital with what is reported next, or when the page is left', async () => {
    const report = createReporter();
    report(VITAL);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(0);
    report(LOADED);
    await jest.advanceTimersByTimeAsync(1000);
    report(VITAL);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    visibility = 'hidden';
    window.dispatchEvent(new Event('pagehide'));
    expect(await batches()).toEqual([
      { asks: true, events: [VITAL, LOADED] },
      { visit: 'v1', events: [VITAL] },
    ]);
  });

  it('waits with what follows until the first batch is answered', async () => {
    let respond: () => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        respond = () => resolve(VISIT);
      });
    const report = createReporter();
    report(LOADED);
    await jest.advanceTimersByTimeAsync(1000);
    report(FALLBACK);
    await jest.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(1);
    respond();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await batches()).toMatchObject([{ asks: true }, { visit: 'v1', events: [FALLBACK] }]);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['is a refusal', async () => ({ json: async () => ({ status: 429 }) })],
  ])('asks again with the next batch when the answer %s', async (_what, respond) => {
    answer = respond;
    const report = createReporter();
    report(LOADED);
    await jest.advanceTimersByTimeAsync(1000);
    answer = async () => VISIT;
    report(FALLBACK);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await batches()).toMatchObject([{ asks: true }, { asks: true, events: [FALLBACK] }]);
  });

  it('sends reports at once when the page is left, and waits for no answer', async () => {
    const report = createReporter();
    visibility = 'hidden';
    report(VITAL);
    await Promise.resolve();
    expect(await batches()).toEqual([{ events: [VITAL] }]);
  });
});
