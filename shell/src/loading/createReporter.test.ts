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

let visibility: DocumentVisibilityState = 'visible';
const batches: Promise<{ visit: string; events: ReleaseReport[] }>[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  batches.length = 0;
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  navigator.sendBeacon = (_url, body) => {
    batches.push(textOf(body as Blob).then((text) => JSON.parse(text)));
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
  it('sends the reports of one second together, with the visit', async () => {
    const report = createReporter('v1');
    report(LOADED);
    report(VITAL);
    expect(batches).toHaveLength(0);
    jest.advanceTimersByTime(1000);
    expect(await batches[0]).toEqual({ visit: 'v1', events: [LOADED, VITAL] });
  });

  it('sends reports at once when the page is left', async () => {
    const report = createReporter('v1');
    visibility = 'hidden';
    report(VITAL);
    await Promise.resolve();
    expect(await batches[0]).toEqual({ visit: 'v1', events: [VITAL] });
  });
});
