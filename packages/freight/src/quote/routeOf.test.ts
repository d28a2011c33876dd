import { routeOf } from './routeOf.ts';

describe('routeOf', () => {
  it('names both ends, and for hourly hire the metro area', () => {
    expect(routeOf({ mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne' })).toBe('Sydney to Melbourne');
    expect(routeOf({ mode: 'metro-hourly', pickup: 'Sydney', delivery: 'Sydney' })).toBe('Sydney Metro');
  });
});
