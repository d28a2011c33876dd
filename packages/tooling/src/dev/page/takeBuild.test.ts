import type { Saved } from './Saved.ts';
import { takeBuild } from './takeBuild.ts';

/** Builds in order; what is behind an unfit one cannot be reached. */
const BUILDS = ['one', 'two', 'three', 'unfit', 'four'];
let running: string;
let did: string[];
let answers: Record<string, Partial<Saved> | Error>;

const take = () =>
  takeBuild({
    hash: () => running,
    async update() {
      running = BUILDS[BUILDS.indexOf(running) + 1] ?? '';
      did.push(`update to ${running}`);
      if (running === 'unfit') throw new Error('Aborted.');
    },
    admit: ({ scripts }) => did.push(`admit ${Object.keys(scripts)}`),
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
  did = [];
  answers = {
    '/mf/mf-quote/c/saves.js': { hash: 'three', scripts: { 'a.hot-update.js': '' }, chunks: { Later: '' } },
    '/mf/mf-quote/d/saves.js': { hash: 'four' },
  };
});

it('goes through each update up to the build, with its scripts, and then loads its chunks', async () => {
  expect(await take()(entryOf('c'))).toBe(true);
  expect(did).toEqual([
    'load from /mf/mf-quote/c/',
    'admit a.hot-update.js',
    'update to two',
    'update to three',
    'chunks Later',
  ]);
});

it('takes nothing more after an update that did not fit', async () => {
  const taking = take();
  expect(await taking(entryOf('d'))).toBe(false);
  did = [];
  expect(await taking(entryOf('c'))).toBe(false);
  expect(did).toEqual([]);
});

it('leaves the page as it is where the build does not say what changed', async () => {
  expect(await take()(entryOf('old'))).toBe(false);
  expect(did).toEqual([]);
});
