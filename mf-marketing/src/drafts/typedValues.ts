/**
 * Values of the form's fields named in `fields` that differ from the rendered ones: typed, or filled in by the
 * browser, before React started.
 */
export function typedValues<T extends { [Name in keyof T]: string }>(
  form: HTMLFormElement | null,
  fields: T,
  rendered: Partial<T> = {},
): Partial<T> {
  if (!form) return {};
  const data = new FormData(form);
  const names = Object.keys(fields) as (keyof T & string)[];
  const typed = names
    .map((name) => [name, data.get(name)] as const)
    .filter(([name, value]) => typeof value === 'string' && value !== '' && value !== rendered[name]);
  return Object.fromEntries(typed) as Partial<T>;
}
