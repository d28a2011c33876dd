import type { EarlyField, EarlyValue } from '@saltbush/contract/early-input';

export type Typed = readonly [EarlyField, EarlyValue][];

/** What a visitor has put into the fields of a part that does not answer yet. */
export function typedInto(part: Element): Typed {
  return [...part.querySelectorAll<EarlyField>('input, select, textarea')].filter(isTouched).map((field) => {
    const { value, checked } = field as HTMLInputElement;
    return [field, { value, checked }];
  });
}

function isTouched(field: EarlyField): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if ('checked' in field && /^(checkbox|radio)$/.test(field.type)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
