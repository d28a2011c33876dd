import { claimFieldsOf, firstValues } from './claim-values.ts';

const TYPED = { ...firstValues(['damage', 'loss']), words: 'Dropped', goods: 'Flour', phone: '0412 345 678' };

it.each([
  ['450', 45_000],
  ['$1,234.5', 123_450],
  ['100000', 10_000_000],
])('reads %s as cents', (amount, amountCents) => {
  expect(claimFieldsOf({ ...TYPED, kind: 'loss', amount })).toMatchObject({ kind: 'loss', amountCents });
});

it('leaves it to the gateway to refuse what is no amount', () => {
  expect(claimFieldsOf({ ...TYPED, amount: 'a lot' }).amountCents).toBeNaN();
});

it('keeps packaging for damage alone, and chooses the only kind', () => {
  expect(claimFieldsOf({ ...TYPED, kind: 'damage', keepsPackaging: true }).keepsPackaging).toBe(true);
  expect(claimFieldsOf({ ...TYPED, kind: 'loss', keepsPackaging: true }).keepsPackaging).toBe(false);
  expect(firstValues(['delay']).kind).toBe('delay');
  expect(TYPED.kind).toBe('');
});
