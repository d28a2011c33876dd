import { faultSummary } from './fault-summary.ts';

const of = (...paths: string[]) => faultSummary(paths.map((path) => ({ path, message: 'Wrong' })));

it('names the part of each fault, in the order of the form', () => {
  expect(of('booker.phone', 'termsVersion', 'deliveries[10].goods.weight', 'deliveries[2].delivery.suburb')).toEqual([
    { path: 'deliveries[2].delivery.suburb', message: 'Delivery 3: Wrong' },
    { path: 'deliveries[10].goods.weight', message: 'Delivery 11: Wrong' },
    { path: 'booker.phone', message: 'Who is booking: Wrong' },
    { path: 'termsVersion', message: 'Wrong' },
  ]);
});

it('counts the day of the pickup to the pickup, before the deliveries', () => {
  const parts = of('deliveries[0].palletCount', 'pickup.suburb', 'pickupDate').map(({ message }) => message);
  expect(parts).toEqual(['Pickup: Wrong', 'Pickup: Wrong', 'Delivery 1: Wrong']);
});
