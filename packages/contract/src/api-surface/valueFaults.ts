import { alternativesOf, type Form, type FormTypes } from './Form.ts';

/** More are not told. */
const MOST_FAULTS = 20;

/**
 * Where a value that was sent does not have its form, such as `rows[3].eta: null instead of string`. Also names fields
 * that the form does not have: nobody agreed on sending them.
 */
export function valueFaults(value: unknown, form: Form, types: FormTypes, at = ''): string[] {
  const alternatives = alternativesOf(form, types);
  const all = alternatives.map((one) => faultsOf(value, one, types, at));
  const fewest = all.reduce((best, faults) => (faults.length < best.length ? faults : best), all[0] ?? []);
  return fewest.slice(0, MOST_FAULTS);
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

function faultsOf(value: unknown, form: Form, types: FormTypes, at: string): string[] {
  if (Object.keys(form).length === 0) return [];
  const place = at === '' ? 'it' : at;
  if (form.enum) {
    const isKnown = form.enum.some((known) => known === value);
    return isKnown ? [] : [`${place}: ${JSON.stringify(value)} instead of ${JSON.stringify(form.enum)}`];
  }
  if (form.type !== undefined && typeOf(value) !== form.type)
    return [`${place}: ${typeOf(value)} instead of ${form.type}`];
  if (Array.isArray(value)) {
    const { items = {} } = form;
    return value.flatMap((item, index) => valueFaults(item, items, types, `${at}[${index}]`));
  }
  return form.type === 'object' ? fieldFaults(value as Record<string, unknown>, form, types, at) : [];
}

function fieldFaults(value: Record<string, unknown>, form: Form, types: FormTypes, at: string): string[] {
  const { properties = {}, required = [], additionalProperties } = form;
  const placeOf = (name: string) => (at === '' ? name : `${at}.${name}`);
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const given = Object.entries(value).flatMap(([name, field]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return known ? valueFaults(field, known, types, placeOf(name)) : [`${placeOf(name)}: not in the form`];
  });
  return [...missing.map((name) => `${placeOf(name)}: missing`), ...given];
}
