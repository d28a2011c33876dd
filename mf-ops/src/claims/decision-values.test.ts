import type { DeskClaim } from '@saltbush/claims/api';
import { firstDecision, toDecision } from './decision-values.ts';

const claim = (changes: Partial<DeskClaim>) => ({ amountCents: 45_050, invoice: null, ...changes }) as DeskClaim;
const SENT = { submissionId: 'a', version: 3 } as const;

it('begins with all that is claimed, credited as far as the invoice allows', () => {
  expect(firstDecision(claim({}))).toEqual({ amount: '450.50', credit: '0', words: '' });
  const invoice = { reference: 'INV-2026-00001', creditableCents: 20_000 };
  expect(firstDecision(claim({ invoice })).credit).toBe('200.00');
  expect(firstDecision(claim({ invoice, amountCents: 100 })).credit).toBe('1.00');
});

it('sends amounts only with an acceptance, and leaves it to the gateway to refuse what is none', () => {
  const values = { amount: '$300', credit: 'some', words: ' Ours ' };
  expect(toDecision(values, { ...SENT, outcome: 'accepted' })).toEqual({
    ...{ ...SENT, outcome: 'accepted', words: 'Ours', amountCents: 30_000, creditCents: Number.NaN },
  });
  expect(toDecision(values, { ...SENT, outcome: 'declined' })).toEqual({ ...SENT, outcome: 'declined', words: 'Ours' });
});
