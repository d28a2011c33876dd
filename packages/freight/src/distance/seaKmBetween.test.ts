import { resolvePlace } from '../places/resolvePlace.ts';
import { seaKmBetween } from './seaKmBetween.ts';

const between = (from: string, to: string) => seaKmBetween(resolvePlace(from), resolvePlace(to));

describe('seaKmBetween', () => {
  it.each(['Melbourne', 'Sydney', 'Newtown', 'Canberra', 'Adelaide', 'Brisbane', 'Perth', 'Darwin'])(
    'counts Bass Strait between %s and Hobart, both ways',
    (place) => {
      expect(between(place, 'Hobart')).toBe(430);
      expect(between('Hobart TAS 7000', place)).toBe(430);
    },
  );

  it.each([
    ['Sydney', 'Launceston'],
    ['Newcastle', 'Hobart'],
    ['Glenelg SA 5045', 'Glenorchy TAS 7010'],
  ])('counts it between %s and %s', (from, to) => {
    expect(between(from, to)).toBe(430);
  });

  it.each([
    ['Hobart', 'Launceston'],
    ['Sydney', 'Melbourne'],
    ['Hobart', 'Hobart'],
    ['Sydney', 'Gold Coast'],
    ['Sydney', 'Sandy Bay TAS'],
    ['', 'Hobart'],
  ])('counts no sea from %j to %j', (from, to) => {
    expect(between(from, to)).toBe(0);
  });
});
