import { ignoringUnknown } from '@saltbush/business-api/unknown-fields';
import * as yup from 'yup';
import { checkInput } from './checkInput.ts';

const item = yup.object({ kg: yup.number().required(), stackable: yup.boolean().default(true) }).noUnknown();
const strict = yup
  .object({
    place: yup.string().required(),
    priority: yup.string().oneOf(['usual', 'urgent']).default('usual'),
    items: yup.array(item).defined(),
    stop: yup.object({ name: yup.string().required() }).noUnknown().default(undefined),
  })
  .noUnknown();
const open = ignoringUnknown(yup.object({ place: yup.string().required(), items: yup.array(item).defined() }));

describe('a request of an older page', () => {
  it('gets the defaults of the fields that came later, in lists too', () => {
    expect(checkInput(strict, { place: 'Dubbo', items: [{ kg: 3 }] })).toEqual({
      status: 'valid',
      value: { place: 'Dubbo', priority: 'usual', items: [{ kg: 3, stackable: true }] },
    });
  });

  it('keeps what it says', () => {
    const value = { place: 'Dubbo', priority: 'urgent', items: [{ kg: 3, stackable: false }], stop: { name: 'Ana' } };
    expect(checkInput(strict, value)).toEqual({ status: 'valid', value });
  });

  it('gets no default in place of a wrong value, nor of an object that is missing', () => {
    expect(checkInput(strict, { place: 'Dubbo', priority: 'sometimes', items: [] }).status).toBe('invalid');
    expect(checkInput(strict, { place: 'Dubbo', items: [] })).toEqual({
      status: 'valid',
      value: { place: 'Dubbo', items: [], priority: 'usual' },
    });
  });
});

describe('a request of a newer page', () => {
  it('is read without the fields that are not known where its schema ignores them, and nowhere below it', () => {
    expect(checkInput(open, { place: 'Dubbo', items: [], colour: 'red' })).toEqual({
      status: 'valid',
      value: { place: 'Dubbo', items: [] },
    });
    expect(checkInput(open, { place: 'Dubbo', items: [{ kg: 3, isFragile: true }] }).status).toBe('invalid');
  });

  it('is refused by every other schema, with the name of the field', () => {
    const refused = checkInput(strict, { place: 'Dubbo', items: [], sealNumber: 'A 17' });
    expect(JSON.stringify(refused)).toContain('sealNumber');
  });

  it('never brings along what an object inherits', () => {
    const sent = JSON.parse('{"place":"Dubbo","items":[],"__proto__":{"isStaff":true}}') as unknown;
    expect(checkInput(strict, sent).status).toBe('invalid');
    const read = checkInput(open, sent);
    expect(read).toEqual({ status: 'valid', value: { place: 'Dubbo', items: [] } });
    expect((read as { value: { isStaff?: boolean } }).value.isStaff).toBeUndefined();
  });
});
