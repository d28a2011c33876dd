import { EMPTY_QUOTE_REQUEST, INVALID_PALLET_COUNT, type QuoteRequest } from '@saltbush/freight';
import { firstPalletCountError, morePalletCountError } from './palletCountError.ts';

const TOO_MANY = 'Please enter between 1 and 50 pallets, or contact us for a full truck.';

const request = (mode: QuoteRequest['mode'], ...counts: string[]): QuoteRequest => {
  const [palletCount = '', ...more] = counts;
  const moreItems = more.map((count) => ({ lengthCm: '', widthCm: '', heightCm: '', weightKg: '', count }));
  return { ...EMPTY_QUOTE_REQUEST, mode, palletCount, moreItems };
};

it.each([
  [request('ltl', '30', '20'), null, null],
  [request('ltl', '30', '21'), TOO_MANY, null],
  [request('ltl', '', '21'), null, null],
  [request('ltl', '0', '-1'), INVALID_PALLET_COUNT, INVALID_PALLET_COUNT],
  [request('ltl', '3', '', '51'), null, TOO_MANY],
  [request('general', '30', '60'), null, null],
  [request('general', '1', '0'), null, INVALID_PALLET_COUNT],
])('the counts of %o', (asked, first, more) => {
  expect(firstPalletCountError(asked)).toBe(first);
  expect(morePalletCountError(asked)).toBe(more);
});
