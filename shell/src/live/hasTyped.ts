/**
 * Whether something stands in a field of the page that only the field knows, as in a plain form. What a page keeps itself, and
 * says that it is a draft, is not meant: React writes that into the field's default, too.
 */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)');
  return [...fields].some((field) => field.value !== field.defaultValue);
}
