import { analyticsWindow, halfYears } from './analyticsWindow.ts';

const NOTHING_ASKED = { months: null, to: null };
const FIRST_HALF = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

describe('analyticsWindow', () => {
  it.each([
    ['the latest whole half-year', FIRST_HALF, '2026-11', { from: '2026-01', to: '2026-06' }],
    [
      'a complete half-year before one that is still running',
      [...FIRST_HALF, '2026-10'],
      '2026-11',
      { from: '2026-01', to: '2026-06' },
    ],
    [
      'the current one when there is no complete one',
      FIRST_HALF.slice(1),
      '2026-11',
      { from: '2026-07', to: '2026-12' },
    ],
    ['the current one without deliveries', [], '2026-03', { from: '2026-01', to: '2026-06' }],
  ])('shows %s', (_what, delivered, current, expected) => {
    expect(analyticsWindow(NOTHING_ASKED, delivered, current)).toEqual(expected);
  });

  it('shows the months that were asked for', () => {
    expect(analyticsWindow({ months: 3, to: null }, FIRST_HALF, '2026-11')).toEqual({ from: '2026-09', to: '2026-11' });
    expect(analyticsWindow({ months: 12, to: '2026-06' }, [], '2026-11')).toEqual({ from: '2025-07', to: '2026-06' });
    expect(analyticsWindow({ months: null, to: '2026-02' }, [], '2026-11')).toEqual({ from: '2025-09', to: '2026-02' });
  });

  it('offers the half-years that there are', () => {
    expect(halfYears(['2025-12', '2026-01', '2026-03'])).toEqual([
      { from: '2026-01', to: '2026-06' },
      { from: '2025-07', to: '2025-12' },
    ]);
  });
});
