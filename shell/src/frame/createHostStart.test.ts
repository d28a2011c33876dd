import { jest } from '@jest/globals';
import { BOOT_ELEMENT_ID, type BootState } from '@saltbush/contract/boot';
import { liveState, quietBoot } from '../../fixtures/quietBoot.ts';
import { createHostStart } from './createHostStart.ts';

const fetched = jest.fn<typeof fetch>();
const failed = jest.fn();
const answer = (body: unknown, ok = true) =>
  ({ ok, status: ok ? 200 : 503, text: async () => JSON.stringify(body) }) as Response;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const preloaded = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout = () => new AbortController().signal;
  document.head.replaceChildren();
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ELEMENT_ID}">{}</script>`;
  fetched.mockReset();
  failed.mockReset();
  globalThis.fetch = fetched;
  // jsdom has no marks.
  performance.mark = jest.fn<typeof performance.mark>();
  window.saltbushFailed = failed;
});
afterEach(() => jest.useRealTimers());

it('starts the host of the page once, with integrity, and with what is live now', async () => {
  const flags = { 'mf-quote': { layout: 'map' }, 'mf-ops': { layout: 'map' } };
  const live = { ...liveState({ revision: 5, version: '2.0.0', hostVersion: '1.1.0' }), flags };
  fetched.mockResolvedValue(answer(live));
  const boot = { ...quietBoot(), flags: { 'mf-quote': { layout: 'list' } } };
  const { start, onStart } = createHostStart(boot);
  const told = jest.fn();
  onStart(told);
  start();
  start();
  expect(preloaded().map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    ['/mf/main.js', 'sha384-main'],
    ['/mf/entry.js', 'sha384-entry'],
  ]);
  await wait(0);
  const [host] = scripts();
  expect(host).toMatchObject({ defer: true, integrity: 'sha384-main', crossOrigin: 'anonymous' });
  expect(host?.getAttribute('src')).toBe('/mf/main.js');
  expect(told).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/site/live']);
  const { quiet: _quiet, ...own } = boot;
  const state = JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as BootState;
  // Host and revision stay those of the page: the host learns of newer ones as on any other page.
  // So do the flags that it was made with; those of other remotes are as they are now.
  expect(state).toEqual({ ...live, ...own, flags: { ...flags, ...boot.flags } });
  expect(state).toMatchObject({ revision: 3, hostVersion: '1.0.0', rendered: own.rendered, remotes: live.remotes });
});

const away: [string, typeof fetch][] = [
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['is too busy', () => Promise.resolve(answer({}, false))],
];

it.each(away)('asks again by itself when the gateway %s, and starts the host once', async (_what, respond) => {
  fetched.mockImplementationOnce(respond).mockImplementationOnce(respond).mockResolvedValueOnce(answer(liveState()));
  const { start } = createHostStart(quietBoot());
  start();
  await wait(1000);
  start();
  expect(scripts()).toEqual([]);
  await wait(3000);
  expect(scripts()).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(failed).not.toHaveBeenCalled();
});

it.each(away)('says so when the gateway %s three times, and tries again at the next use', async (_what, respond) => {
  fetched.mockImplementation(respond);
  const { start } = createHostStart(quietBoot());
  start();
  await wait(4000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
  fetched.mockResolvedValue(answer(liveState()));
  start();
  await wait(0);
  expect(scripts()).toHaveLength(1);
});

it('waits for an answer no longer than for a script', async () => {
  const timeout = jest.fn((ms: number) => AbortSignal.abort(ms));
  AbortSignal.timeout = timeout;
  fetched.mockResolvedValue(answer(liveState()));
  createHostStart(quietBoot()).start();
  expect(timeout.mock.calls).toEqual([[1000]]);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await wait(0);
});
