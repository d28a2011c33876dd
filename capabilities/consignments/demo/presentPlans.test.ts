import { clockCity, isBusinessDay, localTime, resolvePlace } from '@saltbush/freight';
import { demoRows } from './demoRows.ts';
import { recentMonthPlans, todayPlans } from './presentPlans.ts';

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

describe('same-day freight', () => {
  it.each([
    ['a Friday', '2026-11-20T03:00:00Z', ['delivered', 'delivered', 'in_transit']],
    ['a Friday at eight', '2026-11-19T21:00:00Z', ['delivered', 'delivered', 'in_transit']],
    ['a Monday before work', '2026-11-22T17:00:00Z', ['delivered', 'delivered', 'accepted']],
    ['a Saturday', '2026-11-21T03:00:00Z', ['delivered', 'delivered', 'accepted']],
    ['a Sunday', '2026-11-22T03:00:00Z', ['delivered', 'delivered', 'accepted']],
    ['Good Friday', '2026-04-03T03:00:00Z', ['delivered', 'delivered', 'accepted']],
  ])('moves only on business days: seen on %s', (_day, at, statuses) => {
    const now = new Date(at);
    const plans = todayPlans(now).filter(({ kind }) => kind !== 'LTL');
    expect(plans.map(({ status }) => status)).toEqual(statuses);
    for (const plan of plans) {
      expect([plan.pickupDate, isBusinessDay(plan.pickupDate, 'NSW')]).toEqual([plan.pickupDate, true]);
      const { events, pod } = demoRows(plan);
      const moved = events.filter(({ status }) => !['requested', 'accepted', 'allocated'].includes(status));
      for (const moment of [
        ...moved.map((event) => new Date(event.at)),
        ...(pod ? [new Date(pod.delivered_at)] : []),
      ]) {
        expect(localTime(moment, 'Australia/Sydney').date).toBe(plan.pickupDate);
        expect(moment.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });
});

it('moves overnight freight only on business days, each step after the one before', () => {
  for (const plan of recentMonthPlans(new Date('2026-11-20T03:00:00Z'), 2026)) {
    const { events } = demoRows(plan);
    const times = events.map((event) => new Date(event.at));
    for (const { at, status } of events) {
      const isArrival = ['out_for_delivery', 'delivered', 'invoiced'].includes(status);
      const { state, timeZone } = clockCity(resolvePlace(isArrival ? plan.request.delivery : plan.request.pickup));
      const { date } = localTime(new Date(at), timeZone);
      expect([plan.key, status, date, isBusinessDay(date, state)]).toEqual([plan.key, status, date, true]);
    }
    expect(times).toEqual(times.toSorted((one, other) => one.getTime() - other.getTime()));
  }
});
