/**
 * Whether something stands in a field of the page that only the field knows, as in a plain form. What a page keeps itself, and
 * says that it is a draft, is not meant: React writes that into the field's default, too. Boxes to tick are left out, since
 * their value says nothing of the tick, and React keeps no default of that.
 */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input:not([type="checkbox"], [type="radio"]), textarea)',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
