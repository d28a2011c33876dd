import { checkInput } from '@saltbush/capability/http';
import { newClientSchema } from '@saltbush/clients/api';
import { bookingInputSchema } from '@saltbush/consignments/api';
import { enquirySchema } from '@saltbush/enquiries/api';
import * as yup from 'yup';

function faultsOf(schema: yup.Schema, value: unknown) {
  const input = checkInput(schema, value);
  return input.status === 'valid' ? [] : input.faults;
}
const pathsOf = (schema: yup.Schema, value: unknown) => faultsOf(schema, value).map(({ path }) => path);

/** A schema that counts for how many values its own rule was called. */
function counting() {
  let count = 0;
  const item = yup.string().test('counted', 'counted', () => {
    count += 1;
    return true;
  });
  return { item, count: () => count };
}

describe('what is sent', () => {
  it("is refused without reading its elements when a list is longer than its schema allows, in the schema's words", () => {
    const { item, count } = counting();
    const schema = yup.object({ list: yup.array(item).max(3, 'At most ${max} in ${path}') });
    expect(faultsOf(schema, { list: Array(30_000).fill('x') })).toEqual([
      { path: 'list', message: 'At most 3 in list' },
    ]);
    expect(count()).toBe(0);
    expect(faultsOf(schema, { list: ['a', 'b', 'c'] })).toEqual([]);
    expect(count()).toBe(3);
  });

  it('is refused with the name of a field that the schema does not know, such as one of a newer form', () => {
    const faults = faultsOf(bookingInputSchema, { sealNumber: 'A 17' });
    expect(faults.find(({ path }) => path === '')?.message).toContain('sealNumber');
  });

  it('is refused without running patterns when a text is longer than its schema allows', () => {
    const { item, count } = counting();
    expect(faultsOf(yup.object({ text: item.max(5) }), { text: 'x'.repeat(60_000) })).toHaveLength(1);
    expect(faultsOf(yup.object({ text: item }), { text: 'x'.repeat(60_000) })).toHaveLength(1);
    expect(count()).toBe(0);
  });

  it.each([
    ['dangerous goods', bookingInputSchema, { dangerousGoods: Array(30_000).fill(1) }, 'dangerousGoods'],
    ['delivery zones', newClientSchema, { deliveryZones: Array(30_000).fill(1) }, 'deliveryZones'],
    ['an e-mail of dots', enquirySchema, { email: `a@${'.'.repeat(60_000)}@` }, 'email'],
  ])('names one fault for %s and stops there', (_what, schema, value, path) => {
    expect(pathsOf(schema, value)).toEqual([path]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a list', [1]],
    ['an object in place of a text', { name: { first: 'x' } }],
    ['a list in place of a text', { name: ['x'] }],
    ['a text in place of an object', { booker: 'x', pickup: 3, delivery: [] }],
    ['what an object inherits', { __proto__: { name: 'x' }, constructor: 'x', toString: 1 }],
  ])('may be %s and is refused', (_what, value) => {
    expect(faultsOf(enquirySchema, value).length).toBeGreaterThan(0);
    expect(faultsOf(bookingInputSchema, value).length).toBeGreaterThan(0);
  });

  it('gets at most twenty faults, each short, and none repeats long input', () => {
    const goods = Array.from({ length: 20 }, () => ({ unNumber: 1, ['k'.repeat(5_000)]: 1 }));
    const faults = faultsOf(bookingInputSchema, { dangerousGoods: goods, hasDangerousGoods: true });
    expect(faults).toHaveLength(20);
    expect(JSON.stringify(faults).length).toBeLessThan(8_000);
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_key, index) => [`key${index}`, 1]));
    expect(faultsOf(enquirySchema, many)).toEqual([
      { path: '', message: 'Please leave out the 1000 fields that are not known here.' },
    ]);
  });
});
