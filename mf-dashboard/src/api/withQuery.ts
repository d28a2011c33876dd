/** `shipments` with what is asked for: blank and missing values are left out. */
export function withQuery(segment: string, wanted: Record<string, string | number | null>): string {
  const given = Object.entries(wanted).flatMap(([name, value]) =>
    value === '' || value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? segment : `${segment}?${new URLSearchParams(given)}`;
}
