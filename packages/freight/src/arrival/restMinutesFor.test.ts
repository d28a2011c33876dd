import fc from 'fast-check';
import { restMinutesFor } from './restMinutesFor.ts';

const HOUR = 60;

it.each([
  ['5¼ hours need no rest', 315, 0],
  ['a minute more needs 15 minutes', 316, 15],
  ['7½ hours need no second rest', 450, 15],
  ['a minute more makes it 30 minutes', 451, 30],
  ['10 hours need no third', 600, 30],
  ['a minute more makes it 60 minutes', 601, 60],
  ['12 hours are the most in a day', 720, 60],
  ['a minute more waits for the 24 hours to be over, with more than 7 hours in one piece', 721, 720],
  ['the second day has rests of its own', 720 + 316, 735],
  ['a third day begins after 24 hours of work', 1441, 1440],
])('%s', (_rule, drivingMinutes, restMinutes) => {
  expect(restMinutesFor(drivingMinutes, 0)).toBe(restMinutes);
});

it.each([
  ['what was driven before counts', 60, 300, 15],
  ['a rest that has begun is finished', 60, 5 * HOUR + 20, 10],
  ['a rest that was taken is not taken again', 120, 330, 0],
  ['the long rest is finished', 60, 20 * HOUR, 4 * HOUR],
  ['after 24 hours a new day has begun', 60, 24 * HOUR, 0],
])('of a driver on duty: %s', (_what, drivingMinutes, onDutyMinutes, restMinutes) => {
  expect(restMinutesFor(drivingMinutes, onDutyMinutes)).toBe(restMinutes);
});

it('never arrives earlier by driving farther, and never works more than 12 hours in 24', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 0, max: 3000 }), (driving, onDuty) => {
      expect(restMinutesFor(driving + 1, onDuty)).toBeGreaterThanOrEqual(restMinutesFor(driving, onDuty));
      const days = Math.floor((driving + restMinutesFor(driving, 0)) / 1440);
      expect(driving).toBeLessThanOrEqual((days + 1) * 720);
    }),
  );
});

it('needs no rest where nothing is left to drive', () => {
  expect(restMinutesFor(0, 330)).toBe(0);
});
