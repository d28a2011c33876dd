import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { quoteErrors } from './quoteErrors.ts';

const NOW = new Date('2026-11-20T09:00:00+11:00');
const errorsOf = (answers: Partial<QuoteRequest>) => quoteErrors({ ...EMPTY_QUOTE_REQUEST, ...answers }, NOW);

describe('quoteErrors', () => {
  it('finds nothing wrong with an empty form', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['0', 'Invalid pallet count. Please enter a number greater than 0.'],
    ['-3', 'Invalid pallet count. Please enter a number greater than 0.'],
    ['four', 'Invalid pallet count. Please enter a number greater than 0.'],
    ['1.5', 'Please enter a whole number of pallets.'],
    ['51', 'Please enter between 1 and 50 pallets, or contact us for a full truck.'],
    ['50', undefined],
    ['', undefined],
  ])('reads %p pallets of an LTL quote', (palletCount, message) => {
    expect(errorsOf({ mode: 'ltl', palletCount }).palletCount).toBe(message);
    expect(errorsOf({ service: 'LTL', palletCount }).palletCount).toBe(message);
  });

  it('limits pallets only from below when a whole truck is priced', () => {
    expect(errorsOf({ mode: 'ftl', palletCount: '51' })).toEqual({});
    expect(errorsOf({ mode: 'ftl', palletCount: '0' }).palletCount).toMatch('Invalid pallet count');
  });

  it.each([
    ['lengthCm', '-1', 'Please enter 0 or more.'],
    ['widthCm', '10000', 'Please enter at most 9,999 cm.'],
    ['heightCm', '1e9', 'Please enter at most 9,999 cm.'],
    ['weightKg', '1000000000', 'Please enter at most 999,999 kg.'],
    ['weightKg', '999999', undefined],
    ['weightKg', 'abc', undefined],
    ['palletCount', '1000000000', 'Please enter at most 999 pallets, or contact us for more than one truck.'],
    ['pickup', 'x'.repeat(10_000), 'Please enter the suburb or city alone, in at most 100 characters.'],
    ['delivery', '💥 שלום', undefined],
  ])('reads a %s of %p', (field, answer, message) => {
    expect(errorsOf({ [field]: answer })).toEqual(message ? { [field]: message } : {});
  });

  it('asks for hours only in hourly hire', () => {
    expect(errorsOf({ mode: 'metro-hourly', hours: '' }).hours).toBe('Please enter the hours needed.');
    expect(errorsOf({ mode: 'metro-hourly', hours: '0' }).hours).toBe('Please enter the hours needed.');
    expect(errorsOf({ mode: 'metro-hourly', hours: '5000' }).hours).toMatch('contact us');
    expect(errorsOf({ mode: 'metro-hourly', hours: '2.5' })).toEqual({});
    expect(errorsOf({ mode: 'ltl', hours: '' })).toEqual({});
  });

  it('refuses a past pickup date on the calendar of the pickup city', () => {
    expect(errorsOf({ pickupDate: '2026-11-19' }).pickupDate).toBe('Please choose a pickup date from today on.');
    expect(errorsOf({ pickupDate: '2026-11-20' })).toEqual({});
    // Just after midnight in Perth, Sydney is already a day ahead.
    const midnight = new Date('2026-11-20T00:30:00+11:00');
    const yesterday = { ...EMPTY_QUOTE_REQUEST, pickupDate: '2026-11-19' };
    expect(quoteErrors({ ...yesterday, pickup: 'Perth' }, midnight)).toEqual({});
    expect(quoteErrors({ ...yesterday, pickup: 'Sydney' }, midnight).pickupDate).toMatch('from today on');
  });
});
