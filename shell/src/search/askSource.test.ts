import { jest } from '@jest/globals';
import { askSource } from './askSource.ts';

const SOURCE = {
  label: 'Loads',
  access: 'staff',
  api: '/api/loads/search',
  release: 'mf-loads@1.4.0',
} as const;
const RESULT = { title: 'LD-1', detail: '', path: '/loads/1' };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

function answering(respond: Fetch) {
  const fetched = jest.fn(respond);
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}
const answer = (status: number, text: string): Response =>
  ({ ok: status < 300, status, statusText: '', headers: new Headers(), text: async () => text }) as Response;
const ask = (text = 'po 1&2') => askSource(SOURCE, text, new AbortController().signal);

const { fetch: original } = globalThis;
afterEach(() => {
  globalThis.fetch = original;
  jest.useRealTimers();
});

describe('askSource', () => {
  it('asks with what was typed, in the name of the release that has the source', async () => {
    const fetched = answering(async () => answer(200, JSON.stringify({ results: [RESULT] })));
    expect(await ask()).toEqual({ status: 'found', results: [RESULT] });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/loads/search?q=po%201%262');
    expect(init).toMatchObject({ method: 'GET', headers: { 'saltbush-release': 'mf-loads@1.4.0' } });
  });

  it.each([
    ['HTML', 200, '<!doctype html>'],
    ['nothing', 200, ''],
    ['a list', 200, '[]'],
    ['a result that leads to another site', 200, JSON.stringify({ results: [{ ...RESULT, path: '//x.example' }] })],
    ['a refusal', 403, '{}'],
    ['too many requests', 429, '{}'],
    ['a fault', 503, 'upstream'],
  ])('takes %s for a failure of this source alone', async (_what, status, text) => {
    answering(async () => answer(status, text));
    expect(await ask()).toEqual({ status: 'failed' });
  });

  it('says that the session has ended', async () => {
    answering(async () => answer(401, '{}'));
    expect(await ask()).toEqual({ status: 'signed-out' });
  });

  it('gives up a source that does not answer in time, and ends its request', async () => {
    jest.useFakeTimers();
    const signals: AbortSignal[] = [];
    answering(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          if (!signal) return;
          signals.push(signal);
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const asked = ask();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await asked).toEqual({ status: 'failed' });
    expect(signals[0]?.aborted).toBe(true);
  });
});
