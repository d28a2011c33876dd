/** Appends a query string to a path segment, leaving out blank values. */
export function withQuery(segment: string, wanted: Record<string, string | number>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
  return given.length === 0 ? segment : `${segment}?${new URLSearchParams(given)}`;
}
