/** The items that a list holds more than once. */
export function repeated(items: readonly string[]): Set<string> {
  return new Set(items.filter((item, index) => items.indexOf(item) !== index));
}
