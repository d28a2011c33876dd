import fc from 'fast-check';
import { isValidAbn, isValidAcn } from './abn.ts';
import { checkBusinessNumber } from './checkBusinessNumber.ts';
import { isPostcode } from './isPostcode.ts';
import { parsePhone } from './parsePhone.ts';

describe('checkBusinessNumber', () => {
  it.each([
    ['51 824 753 556', 'ABN', '51824753556', '51 824 753 556'],
    ['53-004-085-616', 'ABN', '53004085616', '53 004 085 616'],
    ['004.085.616', 'ACN', '004085616', '004 085 616'],
    ['000000019', 'ACN', '000000019', '000 000 019'],
    ['123 456 780', 'ACN', '123456780', '123 456 780'],
  ])('accepts %s', (text, kind, digits, display) => {
    expect(checkBusinessNumber(text)).toEqual({ status: 'valid', kind, digits, display });
  });

  it.each(['51 824 753 557', '12 345 678 901', '123 456 789', '004 085 617', '12345', 'abc'])('warns of %s', (text) => {
    expect(checkBusinessNumber(text)).toMatchObject({
      status: 'warning',
      message: "Check this number – it doesn't pass the ABN/ACN check",
    });
  });

  it('is blank without digits', () => {
    expect(checkBusinessNumber(' - ')).toEqual({ status: 'blank' });
  });

  it('catches every single wrong digit', () => {
    const abn = '51824753556';
    const acn = '004085616';
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (index, change) => {
        const altered = (number: string, at: number) =>
          [...number].map((digit, i) => (i === at ? String((Number(digit) + change) % 10) : digit)).join('');
        expect(isValidAbn(altered(abn, index))).toBe(false);
        expect(isValidAcn(altered(acn, 8))).toBe(false);
      }),
    );
  });
});

describe('parsePhone', () => {
  it.each([
    ['0412 345 678', '+61412345678', '0412 345 678'],
    ['+61 412 345 678', '+61412345678', '0412 345 678'],
    ['+61 (0)412 345 678', '+61412345678', '0412 345 678'],
    ['0061 2 9876 5432', '+61298765432', '(02) 9876 5432'],
    ['(03) 9876-5432', '+61398765432', '(03) 9876 5432'],
    ['1300 123 456', null, '1300 123 456'],
    ['+61 1800 123 456', null, '1800 123 456'],
    ['13 12 13', null, '13 12 13'],
  ])('reads %s', (text, e164, display) => {
    expect(parsePhone(text)).toMatchObject({ status: 'valid', e164, display });
  });

  it.each(['0512 345 678', '04123', '9876 5432', '+44 20 7946 0958', 'call me', '130012'])('warns of %s', (text) => {
    expect(parsePhone(text)).toMatchObject({ status: 'warning', text });
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parsePhone(text).status).toBe('string');
        expect(typeof checkBusinessNumber(text).status).toBe('string');
        expect(typeof isPostcode(text)).toBe('boolean');
      }),
    );
    expect(parsePhone('  ')).toEqual({ status: 'blank' });
  });
});

describe('isPostcode', () => {
  it.each([
    ['0800', true],
    [' 2000 ', true],
    ['800', false],
    ['20000', false],
  ])('%j: %s', (text, expected) => {
    expect(isPostcode(text)).toBe(expected);
  });
});
