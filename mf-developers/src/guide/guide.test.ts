import { guideSteps } from './guideSteps.ts';
import { NOTHING_YET, withAnswer } from './progress.ts';

const DAY = '2026-12-04';
const bodyOf = (index: number, progress = NOTHING_YET) => {
  const { body } = guideSteps(progress, DAY)[index]?.trial ?? { body: null };
  return body === null ? null : (JSON.parse(body) as Record<string, unknown>);
};

it('has six steps, each of which can be sent as it is but for what the one before answers', () => {
  const steps = guideSteps(NOTHING_YET, DAY);
  expect(steps.map(({ trial }) => `${trial.method} ${trial.path}`)).toEqual([
    'POST /api/quotes/prices',
    'POST /api/quotes',
    'POST /api/bookings',
    'GET /api/shipments/{reference}/labels.pdf',
    'POST /api/shipments/{reference}/test-steps',
    'GET /api/shipments/{reference}',
  ]);
  expect(bodyOf(1)).toMatchObject({ request: { mode: 'ltl', palletCount: 2, pickupDate: '' } });
  expect(bodyOf(2)).toMatchObject({ pickupDate: DAY, quoteToken: 'TOKEN_OF_THE_QUOTE' });
});

it('fills what each call answered into the next ones', () => {
  const request = { mode: 'ltl', palletCount: '2' };
  const priced = withAnswer(NOTHING_YET, 'price', { request, quote: { totalExGstCents: 24_500 } });
  expect(bodyOf(1, priced)).toEqual({ request, shownTotalExGstCents: 24_500 });
  const saved = withAnswer(priced, 'save', { token: 'a-token' });
  expect(bodyOf(2, saved)).toMatchObject({ quoteToken: 'a-token' });
  const booked = withAnswer(saved, 'book', { reference: 'SH-1', token: 'private' });
  const values = guideSteps(booked, DAY).map(({ trial }) => trial.values.reference);
  expect(values.slice(3)).toEqual(['SH-1', 'SH-1', 'SH-1']);
  expect(withAnswer(booked, 'track', { reference: 'SH-2' })).toBe(booked);
  // Another price begins anew.
  expect(withAnswer(booked, 'price', { request, quote: { totalExGstCents: 1 } })).toMatchObject({ quoteToken: null });
});

it.each([null, 'text', {}, { quote: {} }])('keeps what it has when the answer is %p', (json) => {
  for (const step of ['price', 'save', 'book']) expect(withAnswer(NOTHING_YET, step, json)).toBe(NOTHING_YET);
});
