import { fieldErrors } from '@saltbush/business-api/field-errors';
import { bookingGoodsSchema, goodsKg, type WeightUnit } from './booking-goods.ts';

const goods = (weight: string, unit: WeightUnit = 'kg') => ({ description: 'Bottled water', weight, unit });

describe('the weight of goods', () => {
  it.each([
    ['1800', 'kg', 1_800],
    [' 1,800 ', 'kg', 1_800],
    ['1.8', 't', 1_800],
    ['0.0004', 't', 0.4],
    ['12,345.5', 'kg', 12_345.5],
  ] as const)('%s %s is %d kg', (weight, unit, kg) => {
    expect(goodsKg({ weight, unit })).toBe(kg);
    expect(fieldErrors(bookingGoodsSchema, goods(weight, unit))).toEqual({});
  });

  it.each([
    ['', /how much it weighs/],
    ['  ', /how much it weighs/],
    ['0', /number above 0/],
    ['-5', /number above 0/],
    ['heavy', /number above 0/],
    ['1e3', /number above 0/],
    ['1,80', /number above 0/],
    ['0x10', /number above 0/],
    ['1\n2', /one line/],
    ['100001', /No truck/],
    ['9'.repeat(13), /room for 12/],
  ])('%j is refused', (weight, message) => {
    expect(fieldErrors(bookingGoodsSchema, goods(weight)).weight).toMatch(message);
  });

  it('is converted from the unit it is given in', () => {
    expect(fieldErrors(bookingGoodsSchema, goods('1800', 't')).weight).toMatch(/Check the number and its unit/);
  });
});

it('comes with a description of one line', () => {
  expect(fieldErrors(bookingGoodsSchema, { ...goods('5'), description: ' ' })).toEqual({
    description: 'Say what is sent, such as: bottled water on 4 pallets',
  });
  expect(fieldErrors(bookingGoodsSchema, { ...goods('5'), description: 'x'.repeat(201) }).description).toMatch(/200/);
});
