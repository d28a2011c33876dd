import { aFix, aPosition } from '../../fixtures/positions.ts';
import { arrivalWords, estimateWords, mapWords, placeWords, seenWords } from './where-words.ts';

const CLOCK = { timeZone: 'Australia/Melbourne', now: Date.parse('2026-11-20T06:00:00.000Z') };
const later = (hours: number) => ({ ...CLOCK, now: CLOCK.now + hours * 3_600_000 });
const arrival = (earliest: string, latest: string) => {
  const estimate = aPosition().arrival;
  if (!estimate) throw new Error('The example has an estimate.');
  return { ...estimate, earliest, latest };
};

it('says where it is, when, and who says so', () => {
  expect(placeWords(aFix())).toBe('Near Goulburn NSW');
  expect(seenWords(aFix(), CLOCK, false)).toBe("At 4:52 PM AEDT today, reported by the driver's telephone.");
  expect(seenWords(aFix({ from: 'event' }), CLOCK, false)).toBe('At 4:52 PM AEDT today, when it was picked up.');
  expect(seenWords(aFix({ from: 'event' }), CLOCK, true)).toBe('At 4:52 PM AEDT today, when it was delivered.');
});

it('says that a position is old', () => {
  expect(seenWords(aFix(), later(1), false)).toMatch(/telephone, an hour ago\.$/);
  expect(seenWords(aFix(), later(3), false)).toMatch(/telephone, 3 hours ago\.$/);
  expect(seenWords(aFix(), later(24), false)).toBe("At 4:52 PM AEDT yesterday, reported by the driver's telephone.");
  expect(seenWords(aFix(), later(72), false)).toMatch(/^At 4:52 PM AEDT on 20 Nov 2026/);
});

it.each([
  ['2026-11-20T10:12:10.000Z', '2026-11-20T12:27:40.000Z', 'Expected between 9:10 PM and 11:30 PM AEDT today'],
  [
    '2026-11-20T12:12:10.000Z',
    '2026-11-20T15:27:40.000Z',
    'Expected between 11:10 PM AEDT today and 2:30 AM AEDT tomorrow',
  ],
  [
    '2026-11-22T12:00:00.000Z',
    '2026-11-22T12:00:00.000Z',
    'Expected between 11:00 PM and 11:00 PM AEDT on 22 Nov 2026',
  ],
])('says the window from %s to %s, widened to five minutes', (earliest, latest, words) => {
  expect(arrivalWords(arrival(earliest, latest), CLOCK)).toBe(words);
});

it('names both zones in the night when clocks change', () => {
  const words = arrivalWords(arrival('2026-10-03T15:00:00.000Z', '2026-10-03T17:00:00.000Z'), {
    ...CLOCK,
    now: Date.parse('2026-10-03T14:30:00.000Z'),
  });
  expect(words).toBe('Expected between 1:00 AM AEST and 4:00 AM AEDT today');
});

it('says where the estimate is from, what it includes, and that it has passed', () => {
  const estimate = arrival('2026-11-20T10:12:10.000Z', '2026-11-20T12:27:40.000Z');
  expect(estimateWords(estimate, CLOCK)).toBe(
    "An estimate from the truck's position at 4:52 PM AEDT today; includes 30 minutes of rest that the law asks of its driver.",
  );
  expect(estimateWords({ ...estimate, restHours: 12.25, basis: 'events' }, CLOCK)).toMatch(
    /from its pickup at 4:52 PM AEDT today; includes 12 hours 15 minutes of rest/,
  );
  expect(estimateWords({ ...estimate, restHours: 0 }, later(12))).toMatch(/\. That time has passed, and nothing newer/);
});

it('says the map in a sentence', () => {
  expect(mapWords(aPosition(), CLOCK)).toBe(
    'Map: near Goulburn NSW at 4:52 PM AEDT today, from Sydney to Melbourne, the way since near Sydney NSW. Expected between 12:10 AM and 2:30 AM AEDT tomorrow.',
  );
  expect(mapWords(aPosition({ pickup: null, arrival: null, path: [] }), CLOCK)).toBe(
    'Map: near Goulburn NSW at 4:52 PM AEDT today.',
  );
});
