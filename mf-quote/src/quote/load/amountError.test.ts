import { amountError, lineAmountError } from './amountError.ts';

describe('amountError', () => {
  it.each([
    ['lengthCm', '9999', null],
    ['lengthCm', '10000', 'Please enter at most 9,999 cm.'],
    ['weightKg', '999999', null],
    ['weightKg', '1e9', 'Please enter at most 999,999 kg.'],
    ['heightCm', '-1', 'Please enter 0 or more.'],
    ['heightCm', 'tall', null],
    ['heightCm', '', null],
  ] as const)('%s of %s', (amount, input, error) => {
    expect(amountError(amount, input)).toBe(error);
  });
});

describe('lineAmountError', () => {
  const line = { lengthCm: '120', widthCm: '80', heightCm: '100', weightKg: '400', count: '2' };

  it('finds the wrong figure in a line', () => {
    expect(lineAmountError(line)).toBeNull();
    expect(lineAmountError({ ...line, widthCm: '80000' })).toBe('Please enter at most 9,999 cm.');
  });
});
