import { aBooking } from '../../fixtures/aBooking.ts';
import { listLoadFacts } from './listLoadFacts.ts';

it('writes weights and distances with a comma after the thousands', () => {
  const { request, quote } = aBooking();
  const facts = listLoadFacts({ ...request, weightKg: '2000' }, { ...quote, distanceKm: 3_934 });
  expect(facts).toContainEqual({ term: 'Size and weight', detail: '2,000 kg' });
  expect(facts).toContainEqual({ term: 'Distance', detail: '3,934 km' });
});
