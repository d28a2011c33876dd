import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { firstPayment, paymentErrors, toPayment } from './payment-values.ts';

it('begins with the whole of what is still to pay', () => {
  expect(firstPayment(64_612, '2026-11-20')).toEqual({ receivedOn: '2026-11-20', amount: '646.12', note: '' });
  expect(firstPayment(0, '2026-11-20').amount).toBe('');
  expect(firstPayment(-1_100, '2026-11-20').amount).toBe('-11.00');
});

it('asks for an amount, a day, and a reason for what is taken back', () => {
  const submissionId = newSubmissionId();
  const errorsOf = (changes: object) =>
    paymentErrors({ ...firstPayment(64_612, '2026-11-20'), ...changes }, submissionId);
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ amount: 'ten' })).toEqual({ amountCents: 'Please enter the amount that arrived, such as 646.12' });
  expect(errorsOf({ receivedOn: '' })).toEqual({ receivedOn: 'Please enter the day on which it arrived' });
  expect(errorsOf({ amount: '-5' })).toEqual({ note: 'Please say why it is taken back' });
  expect(toPayment({ receivedOn: '2026-11-20', amount: '-5', note: ' Wrong ' }, { submissionId, version: 3 })).toEqual({
    ...{ submissionId, version: 3, receivedOn: '2026-11-20', amountCents: -500, note: 'Wrong' },
  });
});
