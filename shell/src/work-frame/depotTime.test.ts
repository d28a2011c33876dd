import { depotTime } from './depotTime.ts';

it.each([
  ['2026-11-24T03:05:00Z', '2:05 PM AEDT'],
  ['2026-07-01T15:00:00Z', '1:00 AM AEST'],
])('says the time in Sydney at %s', (at, said) => {
  expect(depotTime(Date.parse(at)).replace(/\s/g, ' ')).toBe(said);
});
