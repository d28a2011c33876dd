import type { ComparedPage, Figures } from './compareSites.ts';
import { NAMED_FIGURES } from './figures.data.ts';
import { judgeTarget } from './judgeTarget.ts';
import type { Target } from './targets.data.ts';

const figures = (own: Partial<Figures>): Figures =>
  ({ ...Object.fromEntries(NAMED_FIGURES.map(({ figure }) => [figure, 0])), ...own }) as Figures;

const sites = (site: Partial<Figures>): ComparedPage['sites'] => ({
  static: figures({ largestMs: 1000, menuMs: null }),
  application: figures({ largestMs: 2000 }),
  site: figures(site),
});

describe('judgeTarget', () => {
  it.each<[string, Target, Partial<Figures>, number, string]>([
    ['a limit of its own', { figure: 'scriptBytes', most: 10_000 }, { scriptBytes: 10_000 }, 10_000, 'held'],
    ['a limit of its own', { figure: 'scriptBytes', most: 10_000 }, { scriptBytes: 10_001 }, 10_000, 'missed'],
    [
      'a factor of another site',
      { figure: 'largestMs', most: 0.4, of: 'application' },
      { largestMs: 801 },
      800,
      'missed',
    ],
    ['a factor of another site', { figure: 'largestMs', most: 1.5, of: 'static' }, { largestMs: 1500 }, 1500, 'held'],
    [
      'a time after another of the page',
      { figure: 'menuMs', most: 1, of: 'readyMs', plus: 50 },
      { menuMs: 851, readyMs: 800 },
      850,
      'missed',
    ],
  ])('compares with %s', (_with, target, site, limit, outcome) => {
    expect(judgeTarget(target, sites(site))).toEqual({ limit, outcome });
  });

  it('says where there is nothing to compare', () => {
    const outcome = 'not measured';
    expect(judgeTarget({ figure: 'menuMs', most: 1, of: 'static' }, sites({ menuMs: 1 }))).toMatchObject({ outcome });
    expect(judgeTarget({ figure: 'menuMs', most: 900 }, sites({ menuMs: null }))).toMatchObject({ outcome });
  });
});
