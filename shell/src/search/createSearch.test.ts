import { jest } from '@jest/globals';
import type { SourceAnswer } from './askSource.ts';
import { createSearch, NOTHING_ASKED, type SearchState } from './createSearch.ts';
import type { LiveSource } from './searchSources.ts';

const source = (label: string): LiveSource => ({
  label,
  access: 'staff',
  api: `/api/${label.toLowerCase()}/search`,
  release: 'mf-ops@1.0.0',
});
const found = (title: string): SourceAnswer => ({
  status: 'found',
  results: [{ title, detail: '', path: `/${title}` }],
});

interface Asked {
  label: string;
  text: string;
  signal: AbortSignal;
  answer: (answer: SourceAnswer) => Promise<void>;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

function start(sources: () => Promise<LiveSource[]> = async () => [source('Bookings'), source('Clients')]) {
  const asked: Asked[] = [];
  const states: SearchState[] = [];
  const search = createSearch({
    sources,
    onState: (state) => states.push(state),
    ask: ({ label }, text, signal) =>
      new Promise((resolve) => {
        const answer = (given: SourceAnswer) => {
          resolve(given);
          return settle();
        };
        asked.push({ label, text, signal, answer });
      }),
  });
  const last = () => states.at(-1) ?? NOTHING_ASKED;
  const titles = () =>
    last().groups.map(({ answer }) => (answer?.status === 'found' ? answer.results[0]?.title : answer?.status));
  const of = (label: string, text: string) => {
    const one = asked.find((each) => each.label === label && each.text === text);
    if (!one) throw new Error(`${label} was not asked for ${text}.`);
    return one;
  };
  return { search, asked, last, titles, of };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PAUSE_MS = 120;
const pause = () => jest.advanceTimersByTimeAsync(PAUSE_MS);

describe('createSearch', () => {
  it('asks all sources at once, when typing pauses and not before', async () => {
    const { search, asked } = start();
    for (const typed of ['s', 'sy', 'syd']) search.type(typed);
    await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(asked).toEqual([]);
    await pause();
    expect(asked).toMatchObject([
      { label: 'Bookings', text: 'syd' },
      { label: 'Clients', text: 'syd' },
    ]);
  });

  it('asks nobody for less than two characters, and takes spaces for one', async () => {
    const { search, asked, last } = start();
    search.type(' s ');
    await pause();
    expect(last()).toEqual(NOTHING_ASKED);
    search.type('  po   1 ');
    await pause();
    expect(asked[0]?.text).toBe('po 1');
  });

  it('shows each answer as it comes, in the order of the sources', async () => {
    const { search, of, titles, last } = start();
    search.type('syd');
    await pause();
    await of('Clients', 'syd').answer(found('CL'));
    expect(titles()).toEqual([undefined, 'CL']);
    expect(last().isBusy).toBe(true);
    await of('Bookings', 'syd').answer({ status: 'failed' });
    expect(titles()).toEqual(['failed', 'CL']);
    expect(last()).toMatchObject({ text: 'syd', isBusy: false });
  });

  it('never lets an old answer replace a newer one, however late it comes', async () => {
    const { search, of, titles, last } = start();
    search.type('syd');
    await pause();
    search.type('mel');
    expect(of('Bookings', 'syd').signal.aborted).toBe(true);
    await pause();
    await of('Bookings', 'mel').answer(found('new'));
    await of('Bookings', 'syd').answer(found('old'));
    await of('Clients', 'syd').answer(found('old'));
    expect(titles()).toEqual(['new', undefined]);
    expect(last().text).toBe('mel');
  });

  it('keeps what was found before until there is something new, and says that it is old', async () => {
    const { search, of, titles, last } = start();
    search.type('syd');
    await pause();
    await of('Bookings', 'syd').answer(found('old'));
    await of('Clients', 'syd').answer(found('old'));
    search.type('sydn');
    expect(last()).toMatchObject({ text: 'syd', isBusy: true });
    await pause();
    expect(titles()).toEqual(['old', 'old']);
    await of('Clients', 'sydn').answer(found('new'));
    expect(titles()).toEqual([undefined, 'new']);
  });

  it('forgets everything once the field is empty, answers under way too', async () => {
    const { search, of, last } = start();
    search.type('syd');
    await pause();
    search.type('');
    await of('Bookings', 'syd').answer(found('late'));
    expect(last()).toEqual(NOTHING_ASKED);
  });

  it('asks again for the same text only after it was given up', async () => {
    const { search, asked, of } = start();
    search.type('syd');
    await pause();
    await of('Bookings', 'syd').answer(found('a'));
    await of('Clients', 'syd').answer(found('b'));
    search.type('syd ');
    await pause();
    expect(asked).toHaveLength(2);
  });

  it('says so when it is not known where to ask, and when there is nowhere', async () => {
    const unknown = start(() => Promise.reject(new Error('offline')));
    unknown.search.type('syd');
    await pause();
    expect(unknown.last()).toMatchObject({ text: 'syd', groups: [{ answer: { status: 'failed' } }], isBusy: false });
    const nowhere = start(async () => []);
    nowhere.search.type('syd');
    await pause();
    expect(nowhere.last()).toEqual({ text: 'syd', groups: [], isBusy: false });
  });
});
