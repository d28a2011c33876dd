import { slotsText } from './slotsText.ts';

const filler = (remote: string, leftOut: 'full' | null) => ({
  ...{ remote, version: '2.0.0', part: 'TipsPart', access: 'everyone', isQuiet: false, leftOut },
});

it('says of each slot what it gives, who fills it, who is left out and how many more fit', () => {
  const text = slotsText({
    slots: [
      {
        ...{ slot: 'dashboard.overview', remote: 'mf-dashboard', version: '1.2.0', pages: ['/', '/dashboard'] },
        ...{ values: { late: 'number' }, atMost: 1, until: '2027-03-31' },
        fillers: [filler('mf-quote', null), filler('mf-tips', 'full')],
      },
    ],
    unplaced: [{ slot: 'quote.gone', remote: 'mf-tips', version: '2.0.0' }],
  });
  expect(text).toContain('dashboard.overview (mf-dashboard 1.2.0)');
  expect(text).toMatch(/late: number +mf-quote 2\.0\.0, mf-tips 2\.0\.0 \(left out: no room\) +0 +2027-03-31/);
  expect(text).toContain('mf-tips 2.0.0 has a part for quote.gone, which no live release offers');
});

it('says so where there is none', () => {
  expect(slotsText({ slots: [], unplaced: [] })).toBe('No page offers a slot.');
});
