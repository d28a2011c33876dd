import { jest } from '@jest/globals';
import type { BootRelease, BootRemote, BootState } from '@saltbush/contract/boot';
import type { ReleaseReport } from '../reports/createReporter.ts';
import type { Federation } from './createFederation.ts';
import { createPageLoader } from './createPageLoader.ts';

type Attempt = () => Promise<unknown>;

function release(version: string): BootRelease {
  const script = (file: string) => ({ url: `/mf/mf-quote/${version}/${file}`, integrity: 'sha384-x' });
  return {
    version,
    container: `mf_quote_${version}`,
    entry: script('remoteEntry.js'),
    pages: [
      {
        path: '/quote',
        expose: './QuotePage',
        exportName: 'QuotePage',
        title: 'Quote',
        access: 'everyone',
        preload: [script('page.js')],
      },
    ],
  };
}

const remotes: BootRemote[] = [{ name: 'mf-quote', releases: [release('2'), release('1')], withdrawn: [] }];
const QuotePage = () => null;
const module = async () => ({ QuotePage });
const unreachable: Attempt = () => Promise.reject(new Error('unreachable'));
const missingChunk: Attempt = () =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
const never: Attempt = () => new Promise(() => undefined);

/** A federation whose containers answer as scripted, one answer per attempt. */
function setUp(script: Record<string, Attempt[]>, ran: string[] = [], rendered: BootState['rendered'] = null) {
  const calls: string[] = [];
  const events: ReleaseReport[] = [];
  const federation: Federation = {
    loadModule(container, _entry, _expose, attempt) {
      calls.push(`${container} #${attempt}`);
      const next = script[container]?.shift();
      return next ? next() : unreachable();
    },
    hasRun: (container) => ran.includes(container),
  };
  let live = remotes;
  const loader = createPageLoader({
    remotes: () => live,
    visitor: { status: 'signed-out' },
    rendered,
    federation,
    loadTimeoutMs: 20,
    report: (event) => events.push(event),
  });
  const goLive = (...versions: string[]) => {
    live = [{ name: 'mf-quote', releases: versions.map(release), withdrawn: [] }];
  };
  return { loader, calls, events, goLive };
}

describe('createPageLoader', () => {
  it('loads the active release once for any number of callers', async () => {
    const { loader, calls } = setUp({ mf_quote_2: [module] });
    const [first, second] = await Promise.all([loader.load('mf-quote', '/quote'), loader.load('mf-quote', '/quote')]);
    expect(first).toBe(second);
    expect(first.version).toBe('2');
    expect(loader.loaded('mf-quote', '/quote')).toBe(first);
    expect(calls).toEqual(['mf_quote_2 #0']);
  });

  it('starts with the last good release if the server rendered that, and reports only the fallback', async () => {
    const { loader, calls, events } = setUp({ mf_quote_2: [module], mf_quote_1: [module] }, [], {
      remote: 'mf-quote',
      version: '1',
    });
    expect((await loader.load('mf-quote', '/quote')).version).toBe('1');
    expect(calls).toEqual(['mf_quote_1 #0']);
    expect(events).toMatchObject([
      { kind: 'loaded', version: '1' },
      { kind: 'fallback', version: '1' },
    ]);
  });

  it('uses the release that the server could not render when there is no other and the visitor tries again', async () => {
    const rendered = { remote: 'mf-quote', version: '1' };
    const { loader } = setUp({ mf_quote_2: [module], mf_quote_1: [module] }, [], rendered);
    await loader.load('mf-quote', '/quote');
    expect(loader.reject('mf-quote', '/quote', '1')).toBe(false);
    expect((await loader.retry('mf-quote', '/quote')).version).toBe('2');
  });

  it('uses a release that goes live after the page was rendered', async () => {
    const rendered = { remote: 'mf-quote', version: '1' };
    const { loader, goLive } = setUp({ mf_quote_3: [module], mf_quote_1: [module] }, [], rendered);
    await loader.load('mf-quote', '/quote');
    goLive('3', '1');
    expect((await loader.load('mf-quote', '/quote')).version).toBe('3');
  });

  it.each([
    { remote: 'mf-quote', version: '2' },
    { remote: 'mf-quote', version: '9' },
    { remote: 'mf-ar', version: '1' },
  ])('begins with the active release when %j was rendered', async (rendered) => {
    const { loader } = setUp({ mf_quote_2: [module] }, [], rendered);
    expect((await loader.load('mf-quote', '/quote')).version).toBe('2');
  });

  it('tries the active release a second time before it falls back', async () => {
    const { loader, calls } = setUp({ mf_quote_2: [unreachable, module] });
    expect((await loader.load('mf-quote', '/quote')).version).toBe('2');
    expect(calls).toEqual(['mf_quote_2 #0', 'mf_quote_2 #1']);
  });

  it('shows the last good release when the active one is unreachable, and reports it', async () => {
    const { loader, events } = setUp({ mf_quote_2: [unreachable, unreachable], mf_quote_1: [module] });
    expect((await loader.load('mf-quote', '/quote')).version).toBe('1');
    expect(events.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'failed 2',
      'failed 2',
      'abandoned 2',
      'loaded 1',
      'fallback 1',
    ]);
  });

  it('gives up on a release that hangs', async () => {
    const { loader } = setUp({ mf_quote_2: [never, never], mf_quote_1: [module] });
    expect((await loader.load('mf-quote', '/quote')).version).toBe('1');
  });

  it('does not try a container again that failed after its entry ran', async () => {
    const { loader, calls } = setUp({ mf_quote_2: [unreachable], mf_quote_1: [module] }, ['mf_quote_2']);
    await loader.load('mf-quote', '/quote');
    expect(calls).toEqual(['mf_quote_2 #0', 'mf_quote_1 #0']);
  });

  it('refuses a module without the page component', async () => {
    const { loader } = setUp({
      mf_quote_2: [async () => ({}), async () => ({})],
      mf_quote_1: [module],
    });
    expect((await loader.load('mf-quote', '/quote')).version).toBe('1');
  });

  it('moves to the last good release when the page throws while rendering, then reports that none is left', async () => {
    const { loader } = setUp({ mf_quote_2: [module], mf_quote_1: [module] });
    await loader.load('mf-quote', '/quote');
    expect(loader.reject('mf-quote', '/quote', '2')).toBe(true);
    expect((await loader.load('mf-quote', '/quote')).version).toBe('1');
    expect(loader.reject('mf-quote', '/quote', '1')).toBe(false);
    await expect(loader.load('mf-quote', '/quote')).rejects.toMatchObject({ code: 'page-unavailable' });
  });

  it('starts with the active release under a new address when the visitor tries again', async () => {
    const { loader, calls, events } = setUp({
      mf_quote_2: [unreachable, unreachable, module],
      mf_quote_1: [unreachable, unreachable],
    });
    await expect(loader.load('mf-quote', '/quote')).rejects.toMatchObject({ code: 'page-unavailable' });
    expect((await loader.retry('mf-quote', '/quote')).version).toBe('2');
    expect(calls.at(-1)).toBe('mf_quote_2 #2');
    expect(events.at(-1)).toMatchObject({ kind: 'recovered', version: '2' });
  });

  it('repeats a failure to callers for a moment, then asks the network again', async () => {
    jest.useFakeTimers();
    try {
      const { loader, calls } = setUp({
        mf_quote_2: [unreachable, unreachable, module],
        mf_quote_1: [unreachable, unreachable],
      });
      await expect(loader.load('mf-quote', '/quote')).rejects.toMatchObject({ code: 'page-unavailable' });
      jest.advanceTimersByTime(1000);
      await expect(loader.load('mf-quote', '/quote')).rejects.toMatchObject({ code: 'page-unavailable' });
      expect(calls).toHaveLength(4);
      jest.advanceTimersByTime(5000);
      expect((await loader.load('mf-quote', '/quote')).version).toBe('2');
    } finally {
      jest.useRealTimers();
    }
  });

  it('reuses a container whose chunk did not arrive, at the address that worked', async () => {
    const { loader, calls, events } = setUp({ mf_quote_2: [missingChunk, module] }, ['mf_quote_2']);
    expect((await loader.load('mf-quote', '/quote')).version).toBe('2');
    expect(calls).toEqual(['mf_quote_2 #0', 'mf_quote_2 #0']);
    expect(events.map((event) => `${event.kind} ${'code' in event ? event.code : ''}`)).toEqual([
      'failed unreachable',
      'loaded ',
      'recovered ',
    ]);
  });

  it('reports a release that hangs as timed out', async () => {
    const { loader, events } = setUp({ mf_quote_2: [never, never], mf_quote_1: [module] });
    await loader.load('mf-quote', '/quote');
    expect(events[0]).toMatchObject({ kind: 'failed', version: '2', code: 'timeout' });
  });

  it('gives each further attempt half the time once one has hung, and the last good release a single one', async () => {
    jest.useFakeTimers();
    try {
      const { loader, calls, events } = setUp({ mf_quote_2: [never, never], mf_quote_1: [never, never] });
      const loading = loader.load('mf-quote', '/quote').catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(20 + 10 + 10);
      await expect(loading).resolves.toMatchObject({ code: 'page-unavailable' });
      expect(calls).toEqual(['mf_quote_2 #0', 'mf_quote_2 #1', 'mf_quote_1 #0']);
      expect(events.filter(({ kind }) => kind === 'abandoned').map(({ version }) => version)).toEqual(['2', '1']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('loads what is live at that time, and keeps what it loaded before', async () => {
    const { loader, calls, goLive } = setUp({ mf_quote_2: [module], mf_quote_3: [module] });
    await loader.load('mf-quote', '/quote');
    goLive('3', '2');
    expect(loader.loaded('mf-quote', '/quote')).toBeUndefined();
    expect((await loader.load('mf-quote', '/quote')).version).toBe('3');
    goLive('2', '1');
    expect(loader.loaded('mf-quote', '/quote')?.version).toBe('2');
    expect(calls).toEqual(['mf_quote_2 #0', 'mf_quote_3 #0']);
  });

  it('loads a page of a release that is no longer live from the live one', async () => {
    const { loader, events, goLive } = setUp({ mf_quote_2: [module], mf_quote_3: [module] });
    await loader.load('mf-quote', '/quote');
    goLive('3', '1');
    expect(loader.reject('mf-quote', '/quote', '2')).toBe(true);
    expect((await loader.load('mf-quote', '/quote')).version).toBe('3');
    expect(events.at(1)).toMatchObject({ kind: 'failed', version: '2', code: 'render' });
    expect(events.at(2)).toMatchObject({ kind: 'abandoned', version: '2', code: 'render' });
  });

  it('knows when only a new document can help', async () => {
    const { loader } = setUp({ mf_quote_2: [unreachable], mf_quote_1: [unreachable] }, ['mf_quote_2', 'mf_quote_1']);
    expect(loader.isSpent('mf-quote', '/quote')).toBe(false);
    await expect(loader.load('mf-quote', '/quote')).rejects.toMatchObject({ code: 'page-unavailable' });
    expect(loader.isSpent('mf-quote', '/quote')).toBe(true);
  });
});
