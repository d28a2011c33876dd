import { boardHref, boardQuery, readBoardAddress } from './boardAddress.ts';

const read = (query: string) => readBoardAddress(new URLSearchParams(query), 'steps');

it('is today at the head office unless the address says more', () => {
  expect(read('')).toEqual({ date: null, depot: 'sydney', view: 'steps' });
  expect(boardHref(read(''), 'steps')).toBe('/ops/board');
  expect(boardQuery(read(''))).toEqual({ depot: 'sydney' });
});

it('is written as it was read', () => {
  const query = 'date=2026-11-24&depot=gold-coast&view=drivers';
  expect(boardHref(read(query), 'steps')).toBe(`/ops/board?${query}`);
  expect(boardQuery(read(query))).toEqual({ date: '2026-11-24', depot: 'gold-coast' });
});

it.each(['date=2026-02-30', 'date=today', 'depot=hobart', 'view=map'])(
  'leaves out what makes no sense: %s',
  (query) => {
    expect(boardHref(read(query), 'steps')).toBe('/ops/board');
  },
);

it('names its view where it is not the usual one, whichever that is', () => {
  const board = readBoardAddress(new URLSearchParams(''), 'vehicles');
  expect(board.view).toBe('vehicles');
  expect(boardHref(board, 'vehicles')).toBe('/ops/board');
  expect(boardHref({ ...board, view: 'steps' }, 'vehicles')).toBe('/ops/board?view=steps');
});
