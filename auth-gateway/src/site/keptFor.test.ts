import { keptFor } from './keptFor.ts';

const MINUTE_MS = 60_000;
const plain = (pathname: string) => ({ pathname, search: '' });
const at = (text: string) => Date.parse(text);
const PATHS = Array.from({ length: 100 }, (_, index) => `/page-${index}`);

/** The minutes of this hour in which a page is rendered anew. */
function renewals(pathname: string, from: number): number[] {
  const minutes = Array.from({ length: 60 }, (_, minute) => minute);
  const periodAt = (minute: number) => keptFor(plain(pathname), from + minute * MINUTE_MS);
  return minutes.filter((minute) => periodAt(minute) !== periodAt(minute - 1));
}

describe('how long a page is kept', () => {
  it('is an hour, which ends for each page at another moment', () => {
    const all = PATHS.map((path) => renewals(path, at('2026-11-23T13:00:30+11:00')));
    for (const minutes of all) expect(minutes).toHaveLength(1);
    const inMinute = (minute: number) => all.flat().filter((one) => one === minute).length;
    expect(Math.max(...all.flat().map(inMinute))).toBeLessThan(10);
  });

  it('ends for every page when a day begins in Sydney, in summer and in winter', () => {
    for (const midnight of ['2026-11-24T00:00:00+11:00', '2026-07-02T00:00:00+10:00']) {
      for (const path of PATHS) {
        expect(keptFor(plain(path), at(midnight) - 1)).not.toBe(keptFor(plain(path), at(midnight)));
      }
    }
  });

  it('is a minute for a page with a query, whose price may end at a cut-off', () => {
    const priced = { pathname: '/quote', search: '?quoted=1' };
    const cutOff = at('2026-11-23T15:30:00+11:00');
    expect(keptFor(priced, cutOff - 1)).not.toBe(keptFor(priced, cutOff));
    expect(keptFor(priced, cutOff)).toBe(keptFor(priced, cutOff + MINUTE_MS - 1));
  });
});
