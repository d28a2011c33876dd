import { jest } from '@jest/globals';
import type { SavesReport } from '@saltbush/contract/release-api';
import { takeSaves } from './takeSaves.ts';

type Save = SavesReport['saves'][number];

const page = window as { saltbushRefresh?: unknown };
const save = (remote: string, hash: string): Save => ({ remote, hash, updates: [], scripts: [] });
const takeQuote = jest.fn<(save: Save) => Promise<void>>();
const ask = jest.fn<() => Promise<SavesReport>>();

beforeEach(() => {
  takeQuote.mockReset();
  ask.mockReset().mockResolvedValue({ saves: [save('mf-ar', 'a1'), save('mf-quote', 'b2')] });
  page.saltbushRefresh = { saveTakes: new Map([['mf-quote', takeQuote]]) };
});
afterEach(() => {
  delete page.saltbushRefresh;
});

it('has each working copy of the page take what was saved in it', async () => {
  await takeSaves(ask);
  expect(takeQuote.mock.calls).toEqual([[save('mf-quote', 'b2')]]);
});

it.each([
  { what: 'no working copy is in the page', refresh: { saveTakes: new Map() } },
  { what: 'the host was built before', refresh: { takes: new Map() } },
  { what: 'the host is no development build', refresh: undefined },
])('asks for nothing where $what', async ({ refresh }) => {
  page.saltbushRefresh = refresh;
  await takeSaves(ask);
  expect(ask).not.toHaveBeenCalled();
});

it('leaves it to the whole build where the gateway does not say', async () => {
  ask.mockRejectedValue(new Error('404'));
  await takeSaves(ask);
  expect(takeQuote).not.toHaveBeenCalled();
});
