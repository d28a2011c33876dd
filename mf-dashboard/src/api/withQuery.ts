/** Appends a query string to a path segment, leaving out blank and missing values. */
export function withQuery(segment: string, wanted: Record<string, string | number | null>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) =>
    value === '' || value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? segment : `${segment}?${new URLSearchParams(given)}`;
}
