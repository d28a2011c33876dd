import { createTakes } from './createTakes.ts';
import type { Saved } from './Saved.ts';

/** Builds in order; what is behind an unfit one cannot be reached. */
const BUILDS = ['one', 'two', 'three', 'unfit', 'four'];
let running: string;
/** The builds that the admitted updates lead on from. */
let known: Set<string>;
let did: string[];
let answers: Record<string, Partial<Saved> | Error>;

const take = () =>
  createTakes({
    hash: () => running,
    isLedOn: () => known.has(running),
    async update() {
      running = BUILDS[BUILDS.indexOf(running) + 1] ?? '';
      did.push(`update to ${running}`);
      if (running === 'unfit') throw new Error('Aborted.');
    },
    admit({ updates, scripts }, folder = 'the build') {
      known = new Set(Object.keys(updates));
      did.push(`admit ${Object.keys(scripts)} of ${folder}`);
    },
    arrived: ({ chunks }) => did.push(`chunks ${Object.keys(chunks)}`),
    loadFrom: (folder) => did.push(`load from ${folder}`),
    async read(url) {
      const answer = answers[url];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('404');
      return { json: async () => [{ remote: 'mf-quote', updates: {}, scripts: {}, chunks: {}, ...answer }] };
    },
  });
const entryOf = (version: string) => `/mf/mf-quote/${version}/remoteEntry.js`;

beforeEach(() => {
  running = 'one';
  known = new Set();
  did = [];
  answers = {
    '/mf/mf-quote/c/saves.js': { hash: 'three', scripts: { 'a.hot-update.js': '' }, chunks: { Later: '' } },
    '/mf/mf-quote/d/saves.js': { hash: 'four' },
  };
});

it('goes through each update up to the build, with its scripts, and then loads its chunks', async () => {
  expect(await take().takeBuild(entryOf('c'))).toBe(true);
  expect(did).toEqual([
    'load from /mf/mf-quote/c/',
    'admit a.hot-update.js of the build',
    'update to two',
    'update to three',
    'chunks Later',
  ]);
});

it('takes nothing more after an update that did not fit', async () => {
  const taking = take();
  expect(await taking.takeBuild(entryOf('d'))).toBe(false);
  did = [];
  expect(await taking.takeBuild(entryOf('c'))).toBe(false);
  expect(did).toEqual([]);
});

it('leaves the page as it is where the build does not say what changed', async () => {
  expect(await take().takeBuild(entryOf('old'))).toBe(false);
  expect(did).toEqual([]);
});

const saved = (from: string[], hash: string) => ({
  remote: 'mf-quote',
  hash,
  updates: from.map((file) => ({ file, content: { c: [], r: [], m: [] } })),
  scripts: [{ file: 'a.hot-update.js', integrity: '' }],
});

describe('what was saved', () => {
  it('is in the page before there is a build of it, whose chunks it loads once there is one', async () => {
    const { takeBuild, takeSave } = take();
    await takeSave(saved(['one', 'two'], 'three'));
    expect(did).toEqual(['admit a.hot-update.js of /api/site/saves/mf-quote/', 'update to two', 'update to three']);
    did = [];
    expect(await takeBuild(entryOf('c'))).toBe(true);
    expect(did).toEqual(['load from /mf/mf-quote/c/', 'admit a.hot-update.js of the build', 'chunks Later']);
  });

  it('stays where the build of an earlier save arrives', async () => {
    answers['/mf/mf-quote/b/saves.js'] = { hash: 'two' };
    const { takeBuild, takeSave } = take();
    await takeSave(saved(['one', 'two'], 'three'));
    expect(await takeBuild(entryOf('b'))).toBe(true);
    expect(running).toBe('three');
    expect(await takeBuild(entryOf('c'))).toBe(true);
  });

  it('waits for its build in a page that runs another one than it follows', async () => {
    const { takeBuild, takeSave } = take();
    await takeSave(saved(['two'], 'three'));
    expect(running).toBe('one');
    expect(await takeBuild(entryOf('c'))).toBe(true);
    expect(running).toBe('three');
  });

  it('leaves the page to the container of its build where it does not fit', async () => {
    const { takeBuild, takeSave } = take();
    await takeSave(saved(['one', 'two', 'three'], 'four'));
    expect(await takeBuild(entryOf('d'))).toBe(false);
    did = [];
    await takeSave(saved(['unfit'], 'four'));
    expect(did).toEqual([]);
  });
});

describe('a chunk that is loaded after a save', () => {
  const save = () => saved(['one', 'two'], 'three');
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits for the build of the save, and for no other', async () => {
    answers['/mf/mf-quote/b/saves.js'] = { hash: 'two' };
    const { takeBuild, takeSave, onceWhole } = take();
    const load = jest.fn();
    onceWhole(load);
    expect(load).toHaveBeenCalledTimes(1);
    await takeSave(save());
    onceWhole(load);
    await takeBuild(entryOf('b'));
    expect(load).toHaveBeenCalledTimes(1);
    await takeBuild(entryOf('c'));
    expect(load).toHaveBeenCalledTimes(2);
    onceWhole(load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is tried at last where that build does not come', async () => {
    const { takeSave, onceWhole } = take();
    const load = jest.fn();
    await takeSave(save());
    onceWhole(load);
    jest.advanceTimersByTime(7_900);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for nothing where the save does not fit the page', async () => {
    const { takeSave, onceWhole } = take();
    const load = jest.fn();
    await takeSave(saved(['one', 'two', 'three'], 'four'));
    onceWhole(load);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
