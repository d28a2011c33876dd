import { isBusinessDay } from '@saltbush/freight';
import { todayPlans } from './presentPlans.ts';

describe('the linehaul of the day', () => {
  it.each([
    ['a Friday', '2026-11-20T03:00:00Z', '2026-11-19'],
    ['a Monday', '2026-11-23T03:00:00Z', '2026-11-20'],
    ['a Sunday', '2026-11-22T03:00:00Z', '2026-11-20'],
    ['the day after Easter', '2026-04-07T03:00:00Z', '2026-04-02'],
  ])('was picked up on a business day: %s', (_day, now, pickupDate) => {
    const linehaul = todayPlans(new Date(now)).filter(({ kind }) => kind === 'LTL');
    expect(linehaul[0]).toMatchObject({ pickupDate });
    for (const plan of linehaul)
      expect([plan.pickupDate, isBusinessDay(plan.pickupDate, 'NSW')]).toEqual([plan.pickupDate, true]);
  });
});
