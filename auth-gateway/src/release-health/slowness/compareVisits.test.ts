import { besideOf, compareVisits, type TimedVisit } from './compareVisits.ts';

const visit = (value: number, kind = 'phone'): TimedVisit => ({ kind, value, told: value, isKnown: true });

it('compares each visit with others of its kind, and uses each of those once', () => {
  const { beside, next } = compareVisits([visit(10), visit(500, 'computer'), visit(30), visit(20), visit(40)]);
  expect(beside).toBe(2);
  expect(next(visit(25))).toEqual({ isKnown: true, slower: 1, told: [10, 30] });
  expect(next(visit(25, 'computer'))).toBeNull();
  expect(next(visit(25))?.slower).toBe(1);
  expect(next(visit(25))).toBeNull();
  expect(next(visit(25, 'tablet'))).toBeNull();
});

it('compares with more of them when there are many', () => {
  expect([0, 500, 5_000, 30_000, 1_000_000].map(besideOf)).toEqual([2, 2, 5, 30, 30]);
});
